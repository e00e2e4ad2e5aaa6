import { describe, expect, it } from 'vitest';
import { blocks, spans } from './markdown';

describe('within a line', () => {
  it('tells emphasis, code and plain text apart, in their order', () => {
    expect(spans('Take **two** cards, *then* `pass`.')).toEqual([
      { kind: 'text', text: 'Take ' },
      { kind: 'strong', text: 'two' },
      { kind: 'text', text: ' cards, ' },
      { kind: 'em', text: 'then' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'pass' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('leaves a sign that stands alone as it is', () => {
    expect(spans('2 * 3 = 6 and a ` b')).toEqual([{ kind: 'text', text: '2 * 3 = 6 and a ` b' }]);
  });

  it.each(['#scoring', '/rules/masters', 'https://example.org/a', 'http://example.org'])(
    'links to %s',
    (to) => {
      expect(spans(`[there](${to})`)).toEqual([{ kind: 'link', text: 'there', to }]);
    },
  );

  it.each([
    'javascript:alert',
    'JAVASCRIPT:x',
    'data:text/html,x',
    '//example.org',
    'mailto:a@example.org',
    'rules',
  ])('shows the text of a link to %s and does not lead there', (to) => {
    expect(spans(`[there](${to})`)).toEqual([{ kind: 'text', text: 'there' }]);
  });

  it('has nothing to show of an empty line', () => {
    expect(spans('')).toEqual([]);
  });
});

const plain = (text: string) => [{ kind: 'text', text }];

describe('blocks', () => {
  it('joins the lines of a paragraph and separates paragraphs at empty lines', () => {
    expect(blocks('one\n  two\n\n \nthree')).toEqual([
      { kind: 'paragraph', spans: plain('one two') },
      { kind: 'paragraph', spans: plain('three') },
    ]);
  });

  it('reads a list after the sentence that introduces it', () => {
    expect(blocks('Either:\n- buy\n  a card\n* rest')).toEqual([
      { kind: 'paragraph', spans: plain('Either:') },
      { kind: 'list', ordered: false, items: [plain('buy a card'), plain('rest')] },
    ]);
  });

  it('numbers a list whose lines are numbered', () => {
    expect(blocks('1. draw\n2. place')).toEqual([
      { kind: 'list', ordered: true, items: [plain('draw'), plain('place')] },
    ]);
  });

  it('reads a table without the line that separates its head, with emphasis in its cells', () => {
    expect(blocks('| level | cost |\n| --- | :-: |\n| 1 | **two** |\nThe end.')).toEqual([
      {
        kind: 'table',
        rows: [
          [plain('level'), plain('cost')],
          [plain('1'), [{ kind: 'strong', text: 'two' }]],
        ],
      },
      { kind: 'paragraph', spans: plain('The end.') },
    ]);
  });
});
