import { type ChallengeAddress, challengeParameters } from "#app/game/challenge/query.ts";

interface CarriedAddressProps {
  address: ChallengeAddress;
  without: readonly (keyof ChallengeAddress)[];
}

/** Hidden fields that keep the URL parameters a form has no field for. */
export function CarriedAddress({ address, without }: CarriedAddressProps) {
  return challengeParameters(address)
    .filter(([name]) => !without.some((excluded) => excluded === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
