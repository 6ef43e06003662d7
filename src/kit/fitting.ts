import { useLayoutEffect, useState, type RefObject } from 'react';

/** As many whole words as there is room for: 'Cari kode, nama sampel …'. */
export function fitting(text: string, fits: (shorter: string) => boolean): string {
  if (fits(text)) return text;
  const words = text.split(' ');
  for (let kept = words.length - 1; kept > 1; kept -= 1) {
    const shorter = words
      .slice(0, kept)
      .join(' ')
      .replace(/(,| atau| dan)$/, '');
    if (fits(`${shorter} …`)) return `${shorter} …`;
  }
  return words[0] ?? text;
}

/** The same for what stands in an empty field, at every width and size of text. */
export function useFitting(field: RefObject<HTMLInputElement | null>, text: string): string {
  const [shown, setShown] = useState(text);
  useLayoutEffect(() => {
    const input = field.current;
    const pen = document.createElement('canvas').getContext('2d');
    if (!input || !pen) return undefined;
    const measure = () => {
      const { fontWeight, fontSize, fontFamily, wordSpacing, paddingLeft, paddingRight } =
        getComputedStyle(input);
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      // Not known to every browser; what is still too long ends in an ellipsis (global.css).
      pen.wordSpacing = wordSpacing;
      setShown(fitting(text, (shorter) => pen.measureText(shorter).width <= room));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    // With the letters the words get another length.
    let here = true;
    void document.fonts.ready.then(() => here && measure());
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [field, text]);
  return shown;
}
