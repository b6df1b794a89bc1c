import { describe, expect, it } from "vitest";
import { visitorAddress } from "./visitor-address.ts";

const of = (address?: string) => visitorAddress({ req: { header: () => address } } as never);

describe("whom a limit counts", () => {
  it("is an IPv4 address, and everybody where none is named", () => {
    expect([of("192.0.2.7"), of()]).toEqual(["192.0.2.7", "own"]);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::ffff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:1::5:6:7:8:9", "2001:db8:1:5::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["::ffff:192.0.2.7", "0:0:0:0::/64"],
  ])("is the network of %s", (address, network) => {
    expect(of(address)).toBe(network);
  });
});
