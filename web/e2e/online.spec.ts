/** Several browsers at one table: sitting down by a link, a reload in the middle, a server that goes and comes back. */
import { rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server as Relay, type Socket } from 'node:net';
import { join } from 'node:path';
import {
  chance,
  comeIn,
  expect,
  GATE,
  logOf,
  OUTAGE,
  someone,
  step,
  table,
  test,
  type Page,
} from './bottega';
import { folder, Server } from './server';

/** One step by the player who must decide. */
async function turn(pages: Page[], pick: (below: number) => number): Promise<Page> {
  for (;;) {
    for (const page of pages) {
      if (!(await page.locator('.prompt:not(.soft)').count())) continue;
      const seen = await step(page, pick, { unless: '.prompt.soft' });
      if (seen.kind === 'touch' || seen.kind === 'choose') return page;
    }
    await pages[0]!.waitForTimeout(20);
  }
}

/** A table for two in Masters or another game; the guest comes by the link and sits down. */
async function two(host: Page, guest: Page, game: string): Promise<void> {
  await comeIn(host);
  const id = await table(host, { game, seats: [{ me: true }, { me: false }], order: 'fixed' });
  await host.goto(`/match/${id}`);
  const link = await host.getByRole('textbox', { name: 'Invite' }).inputValue();
  await guest.goto(new URL(link).pathname);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  await guest.locator('dialog input').fill(someone('Gast'));
  await guest.getByRole('button', { name: 'Continue' }).click();
  await expect(guest.getByText('The host starts the match.')).toBeVisible();
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [host, guest]) await page.locator('.prompt').waitFor();
}

/** Both show the whole log of the server. */
async function agree(...pages: Page[]): Promise<string[]> {
  const read: string[][] = [];
  for (const page of pages) {
    // What was answered last has come back by then, so that the server knows of it.
    await expect(page.locator('.bar[aria-busy=true]')).toHaveCount(0);
    const history = `/api${new URL(page.url()).pathname.replace('match', 'matches')}/history`;
    await expect(async () => {
      const answer = (await (await page.request.get(history)).json()) as {
        events: { text: string | null }[];
      };
      read.push(await logOf(page));
      expect(read.at(-1)).toEqual(answer.events.flatMap((event) => event.text || []));
    }).toPass();
  }
  expect(read.at(-1)!.length).toBeGreaterThan(0);
  await expect.poll(() => Promise.all(pages.map(logOf))).toEqual(pages.map(() => read.at(-1)));
  return read.at(-1)!;
}

test('two browsers in one match, one reloads in the middle', GATE, async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await two(host, guest, 'inventors');
  const pick = chance(3);
  for (let i = 0; i < 8; i++) await turn([host, guest], pick);
  const before = await agree(host, guest);
  await guest.reload();
  await guest.locator('.prompt').waitFor();
  expect(await agree(host, guest)).toEqual(before);
  for (let i = 0; i < 8; i++) await turn([host, guest], pick);
  expect((await agree(host, guest)).length).toBeGreaterThan(before.length);

  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByPlaceholder('Write a message').fill('Buongiorno!');
  await host.getByRole('button', { name: 'Send', exact: true }).click();
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await expect(guest.getByRole('tabpanel')).toContainText('Buongiorno!');
});

test('a host changes the seats while somebody looks on', GATE, async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await comeIn(host);
  const id = await table(host, { game: 'leonardo', seats: [{ me: true }, { me: false }], order: 'fixed' });
  for (const page of [host, guest]) await page.goto(`/match/${id}`);
  const seats = (page: Page) => page.locator('.chairs li');
  await expect(guest.getByText('invites you to play')).toBeVisible();
  await expect(guest.getByText('about 90 minutes')).toBeVisible();
  // The server of the tests listens to this machine only.
  await expect(host.getByText('bottega serve --host 0.0.0.0')).toBeVisible();
  for (let count = 3; count <= 5; count++) {
    await host.getByRole('button', { name: 'Add a seat' }).click();
    for (const page of [host, guest]) await expect(seats(page)).toHaveCount(count);
  }
  await expect(host.getByRole('button', { name: 'Add a seat' })).toHaveCount(0);
  await seats(guest).nth(4).getByRole('button', { name: 'Sit here' }).click();
  await guest.locator('dialog input').fill(someone('Gast'));
  await guest.getByRole('button', { name: 'Continue' }).click();
  await expect(host.getByRole('button', { name: /^Remove seat/ })).toHaveCount(3);
  for (let count = 4; count >= 2; count--) {
    await host.getByRole('button', { name: 'Remove seat 2' }).click();
    for (const page of [host, guest]) await expect(seats(page)).toHaveCount(count);
  }
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [host, guest]) await page.locator('.prompt').waitFor();
});

test('a server that goes away is waited for, and an answer given meanwhile counts', async ({ visit }) => {
  test.slow(); // A server of its own, started twice.
  const place = folder();
  const server = await new Server(process.env.BOTTEGA_WEB!, join(place, 'data')).start();
  try {
    const options = { baseURL: server.address, mayLack: OUTAGE };
    const [host, guest] = [await visit(options), await visit(options)];
    await two(host, guest, 'inventors');
    const pick = chance(5);
    for (let i = 0; i < 4; i++) await turn([host, guest], pick);
    const before = await agree(host, guest);
    await server.stop();
    for (const page of [host, guest]) await expect(page.getByText('The connection is lost.')).toBeVisible();
    // A whole decision, by as many steps as it takes until an answer is on its way.
    const decides = (await host.locator('.prompt:not(.soft)').count()) ? host : guest;
    while ((await step(decides, pick, { unless: '.bar[aria-busy=true]' })).kind !== 'other');
    await server.start();
    for (const page of [host, guest]) await expect(page.getByText('The connection is lost.')).toBeHidden();
    await expect(decides.locator('.bar[aria-busy=true]')).toHaveCount(0);
    await expect.poll(async () => (await logOf(decides)).length).toBeGreaterThan(before.length);
    const after = await agree(host, guest);
    expect(after.slice(0, before.length)).toEqual(before);
    for (let i = 0; i < 3; i++) await turn([host, guest], pick);
  } finally {
    await server.stop();
    rmSync(place, { recursive: true, force: true });
  }
});

/** A line to the server that can be cut, as a phone's is in a tunnel. */
class Line {
  #sockets = new Set<Socket>();
  #relay: Relay | null = null;
  port = 0;

  async mend(): Promise<this> {
    const { hostname, port } = new URL(process.env.BOTTEGA_SITE!);
    this.#relay = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => this.#sockets.delete(from));
      }
    });
    await new Promise<void>((done) => this.#relay!.listen(this.port, '127.0.0.1', done));
    this.port = (this.#relay.address() as AddressInfo).port;
    return this;
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#relay?.close(done));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}

test('after being offline one gets all that happened meanwhile', GATE, async ({ visit }) => {
  const line = await new Line().mend();
  const host = await visit();
  const guest = await visit({ baseURL: `http://127.0.0.1:${line.port}`, mayLack: OUTAGE });
  await two(host, guest, 'inventors');
  const pick = chance(9);
  const before = await agree(host, guest);
  await guest.context().setOffline(true);
  await line.cut();
  await expect(guest.getByText('The connection is lost.')).toBeVisible();
  // The host is the first to decide.
  while ((await step(host, pick, { unless: '.prompt.soft' })).kind !== 'other');
  expect((await logOf(host)).length).toBeGreaterThan(before.length);
  expect(await logOf(guest)).toEqual(before);
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByPlaceholder('Write a message').fill('Are you there?');
  await host.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(host.getByRole('tabpanel')).toContainText('Are you there?');
  await host.getByRole('tab', { name: 'Log' }).click();
  await line.mend();
  await guest.context().setOffline(false);
  await expect(guest.getByText('The connection is lost.')).toBeHidden();
  await agree(host, guest);
  await expect(guest.locator('.prompt strong')).toBeVisible();

  // What was said meanwhile is there, and counts as unread until it is read; what one says oneself never does.
  await expect(guest.locator('#tab-chat .unread')).toHaveText('1');
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await expect(guest.getByRole('tabpanel')).toContainText('Are you there?');
  for (const page of [host, guest]) {
    await page.reload();
    await page.locator('.prompt').waitFor();
    await expect(page.locator('#tab-chat .unread')).toHaveCount(0);
  }
  await line.cut();
});

test('who wants to play again is heard by the others, and they join with one click', async ({ visit }) => {
  const [host, guest] = [await visit(), await visit()];
  await two(host, guest, 'inventors');
  await guest.getByRole('tab', { name: 'More' }).click();
  await guest.getByRole('button', { name: 'Resign' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  for (const page of [host, guest])
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  const old = host.url();
  await host.getByRole('button', { name: 'Play again' }).click();
  await expect(host.getByText('kept for Gast')).toHaveCount(2); // As a line and as a choice of the host.

  // Live, and after a reload: at the old table and in the list of matches.
  await expect(guest.locator('strong', { hasText: 'wants to play again' })).toBeVisible();
  const home = await guest.context().newPage();
  await home.goto('/');
  await expect(home.locator('strong', { hasText: 'wants to play again' })).toBeVisible();
  await home.close();
  await guest.reload();
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.getByText('The host starts the match.')).toBeVisible();
  expect(guest.url()).toBe(host.url());
  expect(guest.url()).not.toBe(old);
  await host.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [host, guest]) await page.locator('.prompt').waitFor();
  await guest.goto(old);
  await expect(guest.getByRole('link', { name: 'Go to the new match' })).toBeVisible();
});
