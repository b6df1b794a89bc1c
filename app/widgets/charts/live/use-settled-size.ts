import { type RefObject, useEffect, useState } from "react";

/** After a change of size, this long without another one, in ms. */
const SETTLED = 150;

export interface Size {
  width: number;
  height: number;
}

/** Size of an element in whole pixels: at once at first, then when it has stopped changing. Null until it is known. */
export function useSettledSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = element.current ?? {};
      // Nothing is drawn of what is not shown.
      if (width === 0 || height === 0) return;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED);
    });
    if (element.current) observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return size;
}
