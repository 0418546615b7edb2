import Synchronization

/// A set of environment keys, one bit for each of the first 127 that are used, and one bit for all the others together.
package struct EnvironmentMask: OptionSet, Hashable, Sendable {
  package var rawValue: UInt128
  package init(rawValue: UInt128) { self.rawValue = rawValue }
  package init() { rawValue = 0 }

  /// The bit of a key, given out at its first use.
  package static func key(_ id: ObjectIdentifier) -> EnvironmentMask {
    bits.withLock { bits in
      if let cached = bits[id] { return cached }
      let mask = EnvironmentMask(rawValue: 1 << UInt128(min(bits.count, 127)))
      bits[id] = mask
      return mask
    }
  }

  private static let bits = Mutex<[ObjectIdentifier: EnvironmentMask]>([:])
}
