/** The dark modules of a QR code as the path of an SVG: a bar for each run in a row. */
export function outline(size: number, dark: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!dark(x, y)) continue;
      const start = x;
      while (x < size && dark(x, y)) x++;
      path += `M${start} ${y}h${x - start}v1H${start}z`;
    }
  }
  return path;
}
