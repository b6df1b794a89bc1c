/** "1 member", "74 members" */
export function membersText(count: number): string {
  return count === 1 ? "1 member" : `${count} members`;
}
