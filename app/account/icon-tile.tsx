/** A large icon on a ground of its own. */
export function IconTile({ icon, className }: { icon: string; className: string }) {
  return (
    <span className={`grid flex-none place-items-center w-44px h-44px rounded-3 ${className}`}>
      <i className={icon} />
    </span>
  );
}
