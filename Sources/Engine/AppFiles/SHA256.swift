package import Foundation

/// A name that follows from bytes and that nobody can make other bytes have: SHA-256, as FIPS 180-4 defines it.
package enum SHA256 {
  /// The hash in 64 digits of base 16.
  package static func hex(of data: Data) -> String {
    hash(data).map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func hash(_ data: Data) -> [UInt32] {
    var state = initial, schedule = [UInt32](repeating: 0, count: 64)
    let whole = data.count / 64 * 64
    data.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: whole, by: 64) {
        add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]), to: &state, &schedule)
      }
    }
    let end = padded(data.suffix(data.count - whole), length: data.count)
    end.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 64) {
        add(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]), to: &state, &schedule)
      }
    }
    return state
  }

  /// What is left behind the last whole block, a bit, and the number of all bits in the last eight bytes.
  private static func padded(_ rest: Data, length: Int) -> [UInt8] {
    var bytes = [UInt8](rest) + [0x80]
    bytes += [UInt8](repeating: 0, count: (120 - bytes.count) % 64)
    let bits = UInt64(length) << 3
    return bytes + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) }
  }

  /// One block of 64 bytes.
  private static func add(_ block: UnsafeRawBufferPointer, to state: inout [UInt32], _ schedule: inout [UInt32]) {
    for index in 0..<16 {
      schedule[index] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g), majority = (a & b) ^ (a & c) ^ (b & c)
      let next = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ choice &+ constants[index] &+ schedule[index]
      let sum = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ next, c, b, a, next &+ sum)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

  /// The first 32 bits behind the point of the square roots of the first eight primes.
  private static let initial: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  /// The first 32 bits behind the point of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var number: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
      number += 1
    }
    return primes.map { UInt32(truncatingIfNeeded: cubeRoot(of: $0)) }
  }()

  /// The cube root of a number, with 32 bits behind the point.
  private static func cubeRoot(of number: UInt64) -> UInt64 {
    let goal = UInt128(number) << 96
    var root: UInt128 = 0
    for bit in stride(from: 34, through: 0, by: -1) {
      let next = root | 1 << UInt128(bit)
      if next * next * next <= goal { root = next }
    }
    return UInt64(root)
  }
}
