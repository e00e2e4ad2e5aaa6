/** The little Markdown that rules are written in: paragraphs, lists, tables, emphasis, code, links. */
export type Span =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'link'; text: string; to: string };
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; rows: Span[][][] };

const INLINE = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;
const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+/;
/** Only where a link may lead: into these pages, or to the web. */
const SAFE = /^(#|\/(?!\/)|https?:\/\/)/;

export function spans(text: string): Span[] {
  const parts: Span[] = [];
  let at = 0;
  for (const hit of text.matchAll(INLINE)) {
    if (hit.index > at) parts.push({ kind: 'text', text: text.slice(at, hit.index) });
    const [all, strong, em, code, label, to] = hit;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (em !== undefined) parts.push({ kind: 'em', text: em });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (SAFE.test(to!)) parts.push({ kind: 'link', text: label!, to: to! });
    else parts.push({ kind: 'text', text: label! });
    at = hit.index + all.length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0]!), items: items.map(spans) };
}

function table(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => spans(cell.trim())),
    );
  return { kind: 'table', rows };
}

export function blocks(text: string): Block[] {
  const parts: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    let plain: string[] = [];
    const flush = () => {
      if (plain.length) parts.push({ kind: 'paragraph', spans: spans(plain.join(' ')) });
      plain = [];
    };
    const lines = chunk.split('\n').filter((line) => line.trim());
    for (let i = 0; i < lines.length;) {
      const line = lines[i]!;
      const starts = line.startsWith('|') ? 'table' : ITEM.test(line) ? 'list' : null;
      if (!starts) {
        plain.push(line.trim());
        i++;
        continue;
      }
      flush();
      let end = i + 1;
      while (end < lines.length && (starts === 'list' || lines[end]!.startsWith('|'))) end++;
      parts.push(starts === 'list' ? list(lines.slice(i, end)) : table(lines.slice(i, end)));
      i = end;
    }
    flush();
  }
  return parts;
}
