/** Ranks of a clan from the highest to the lowest, by the publisher's names of them (`clans/glossary`). */
export const CLAN_ROLES = [
  "commander",
  "executive_officer",
  "personnel_officer",
  "combat_officer",
  "intelligence_officer",
  "quartermaster",
  "recruitment_officer",
  "junior_officer",
  "private",
  "recruit",
  "reservist",
] as const;
export type ClanRole = (typeof CLAN_ROLES)[number];

export const CLAN_ROLE_LABELS: Record<ClanRole, string> = {
  commander: "Commander",
  executive_officer: "Executive officer",
  personnel_officer: "Personnel officer",
  combat_officer: "Combat officer",
  intelligence_officer: "Intelligence officer",
  quartermaster: "Quartermaster",
  recruitment_officer: "Recruitment officer",
  junior_officer: "Junior officer",
  private: "Private",
  recruit: "Recruit",
  reservist: "Reservist",
};
