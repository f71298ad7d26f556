import {useEffect, useRef, useState} from 'react';

/**
 * Follows the width of an element in CSS pixels: a drawing in real pixels keeps its letters readable at every width,
 * where a scaled viewBox would shrink them on a phone.
 */
export const useWidth = (first: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured); // 0: in a closed panel
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return {box, width};
};
