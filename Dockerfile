# syntax=docker/dockerfile:1
# The image of Bottega: `bottega serve` with its pages and compiled rules. The steps are scripts in deploy/image,
# which the tests run without Docker. How to use the image: docs/hosting.md.

FROM node:22-bookworm-slim AS node

FROM python:3.13-trixie AS build
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
WORKDIR /bottega
COPY . .
RUN --mount=type=cache,target=/root/.cache/pip --mount=type=cache,target=/root/.npm \
    deploy/image/build.sh /opt/bottega

FROM python:3.13-slim-trixie
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Bottega" \
      org.opencontainers.image.description="Three Renaissance board games: the server with its pages, rules and bots" \
      org.opencontainers.image.url="https://github.com/bottega-games/bottega" \
      org.opencontainers.image.source="https://github.com/bottega-games/bottega" \
      org.opencontainers.image.documentation="https://github.com/bottega-games/bottega/blob/main/docs/hosting.md" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
# The number is fixed, so that volumes keep their owner from version to version.
RUN useradd --uid 10001 --user-group --home-dir /data --no-create-home --shell /usr/sbin/nologin bottega \
    && install -d -o bottega -g bottega -m 700 /data
COPY --from=build /opt/bottega /opt/bottega
COPY deploy/image/start deploy/image/healthcheck /usr/local/bin/
ENV PATH=/opt/bottega/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONDONTWRITEBYTECODE=1 \
    LC_ALL=C.UTF-8 \
    HOME=/data \
    BOTTEGA_DATA=/data \
    BOTTEGA_HOST=0.0.0.0 \
    BOTTEGA_PORT=8000
USER 10001:10001
WORKDIR /data
VOLUME ["/data"]
EXPOSE 8000
# The server gets 10 seconds to finish requests: stop the container with a timeout of 30.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["healthcheck"]
ENTRYPOINT ["start"]
CMD ["serve"]
