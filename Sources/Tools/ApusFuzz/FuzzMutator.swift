import Foundation

/// Makes inputs of a format: a seed with a few random changes.
struct FuzzMutator {
  let format: any FuzzFormat
  let seeds: [Data]
  /// Inputs do not grow beyond this.
  private static let byteLimit = 1 << 18

  private static let numbers = [
    "0", "1", "-1", "1e308", "-1e308", "1e-320", "nan", "inf", "2147483647", "-2147483648", "4294967296", "9223372036854775807",
    "65535", "65536", "0.0001", "1000000", "99999999999999999999",
  ]
  private static let bytes: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, 0xFE, 0x20, 0x0A]

  /// The input of a number; equal numbers of one seed give equal inputs.
  func input(seed: UInt64, index: UInt64) -> Data {
    var random = FuzzRandom(seed: seed, index: index)
    guard !seeds.isEmpty else { return Data((0..<random.below(64)).map { _ in UInt8(random.below(256)) }) }
    var data = [UInt8](seeds[random.below(seeds.count)])
    for _ in 0..<(1 << random.below(5)) { change(&data, &random) }
    let result = Data(data.prefix(Self.byteLimit))
    return random.below(8) == 0 ? result : format.repaired(result)
  }

  private func change(_ data: inout [UInt8], _ random: inout FuzzRandom) {
    // Headers more often than the rest.
    let place = random.below(random.below(3) == 0 ? min(data.count, 64) : data.count)
    guard !data.isEmpty else { return data.append(UInt8(random.below(256))) }
    switch random.below(10) {
    case 0: data[place] ^= 1 << UInt8(random.below(8))
    case 1: data[place] = Self.bytes[random.below(Self.bytes.count)]
    case 2: data[place] = UInt8(random.below(256))
    case 3: setNumber(&data, place, &random)
    case 4: data.removeSubrange(place..<min(place + 1 + random.below(16), data.count))
    case 5:
      let part = Array(data[place..<min(place + 1 + random.below(256), data.count)])
      for _ in 0...random.below(4) { data.insert(contentsOf: part, at: random.below(data.count)) }
    case 6: insert(Self.numbers[random.below(Self.numbers.count)], over: true, &data, place)
    case 7 where !format.words.isEmpty: insert(format.words[random.below(format.words.count)], over: false, &data, place)
    case 8: data.removeSubrange((random.below(4) == 0 ? place : data.count)...)
    default:
      let other = seeds[random.below(seeds.count)]
      let start = random.below(other.count)
      let part = other.dropFirst(start).prefix(random.below(256))
      data.replaceSubrange(place..<min(place + random.below(64), data.count), with: part)
    }
  }

  /// Writes a whole number of one to eight bytes, at either end of what fits, in either order.
  private func setNumber(_ data: inout [UInt8], _ place: Int, _ random: inout FuzzRandom) {
    let width = 1 << random.below(4)
    let values: [UInt64] = [0, 1, .max, .max >> 1, 1 << 31, 0xFFFF, 0x10000, UInt64(random.below(1 << 20))]
    let value = values[random.below(values.count)]
    let isBig = random.below(2) == 0
    for index in 0..<width where place + index < data.count {
      let shift = UInt64(8 * (isBig ? width - 1 - index : index))
      data[place + index] = UInt8(truncatingIfNeeded: value >> shift)
    }
  }

  /// Puts a word in, over the digits that stand there where it is a number.
  private func insert(_ word: String, over: Bool, _ data: inout [UInt8], _ place: Int) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D }
    var range = place..<place
    if over, let start = data[place...].firstIndex(where: isDigit) {
      range = start..<(data[start...].firstIndex { !isDigit($0) } ?? data.count)
    }
    data.replaceSubrange(range, with: word.utf8)
  }
}
