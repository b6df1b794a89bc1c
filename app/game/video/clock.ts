/** Seconds as videos and battle results count them, the whole ones: "0:07", "12:03", "1:02:03". */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Seconds of "0:30", "1:02:03" or "30"; null for any other text. */
export function clockSeconds(text: string): number | null {
  const [, hours = "0", minutes = "0", seconds] = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,4})$/.exec(text.trim()) ?? [];
  if (seconds === undefined) return null;
  if (text.includes(":") && (seconds.length !== 2 || Number(seconds) > 59)) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
