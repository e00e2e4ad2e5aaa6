/** For a list of tabs: the arrow keys, Home and End go from tab to tab and open it. Tab itself leads into the list to
 * the open one only, so the tabs that are not open have the tabindex -1. */
export function tabs(list: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    const all = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = all.findIndex((tab) => tab.contains(event.target as Node));
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = all.length - 1;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const tab = all[to < 0 ? last : to > last ? 0 : to]!;
    tab.focus();
    if (tab !== all[at]) tab.click();
  };
  list.addEventListener('keydown', press);
  return () => list.removeEventListener('keydown', press);
}
