/** Classes (rating-levels.css) that give a part the colour of a rating and the length of its plates. */
export function ratingClass(base: string, rating: number): string {
  return `${base} rating-${rating * 10}`;
}
