import Foundation
import Testing

@testable import PictureFiles

@Suite("Reading PNG files")
struct PictureReadingTests {
  private func file(_ text: String) throws -> [UInt8] { [UInt8](try #require(Data(base64Encoded: text))) }

  /// The pixels that a file of another program must have.
  private func expected(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Picture {
    let bytes = (0..<height).flatMap { y in (0..<width).flatMap { x in pixel(x, y) } }
    return Picture(width: width, height: height, bytes: bytes)
  }

  @Test("all filters and kinds of eight bits are read, from blocks with their own codes")
  func kinds() throws {
    let value = SmallPictures.component
    #expect(
      try Picture(png: file(SmallPictures.grey)) == expected(11, 10) { x, y in [0, 0, 0].map { value(x, y, $0) } + [255] })
    #expect(
      try Picture(png: file(SmallPictures.colour)) == expected(11, 10) { x, y in [0, 1, 2].map { value(x, y, $0) } + [255] })
    #expect(
      try Picture(png: file(SmallPictures.greyAndOpacity))
        == expected(11, 10) { x, y in [0, 0, 0, 1].map { value(x, y, $0) } })
    #expect(
      try Picture(png: file(SmallPictures.colourAndOpacity))
        == expected(11, 10) { x, y in [0, 1, 2, 3].map { value(x, y, $0) } })
  }

  @Test("blocks in the fixed code and blocks that are stored are read")
  func blocks() throws {
    let value = SmallPictures.component
    #expect(
      try Picture(png: file(SmallPictures.fixedCode)) == expected(5, 4) { x, y in [0, 1, 2].map { value(x, y, $0) } + [255] })
    #expect(
      try Picture(png: file(SmallPictures.stored)) == expected(3, 2) { x, y in [0, 1, 2].map { value(x, y, $0) } + [255] })
  }

  @Test("what is written is read again, with long runs, each byte and odd sizes")
  func roundTrip() throws {
    var picture = Picture(width: 37, height: 23, filledWith: (200, 10, 0))
    for index in 0..<256 { picture.set((UInt8(index), UInt8(255 - index), UInt8(index / 2)), at: index * 3) }
    #expect(try Picture(png: picture.png) == picture)
    let plain = Picture(width: 600, height: 400)
    #expect(try Picture(png: plain.png) == plain)
    #expect(plain.png.count < 6000)
  }

  @Test("no byte that is changed, and no end that is missing, is taken for a picture or stops the program")
  func damage() throws {
    let whole = try file(SmallPictures.colour)
    // Without the last chunk all pixels are there.
    for index in whole.indices.dropLast(12) {
      var damaged = whole
      damaged[index] ^= 0x55
      #expect(throws: PictureError.self, "byte \(index)") { try Picture(png: damaged) }
    }
    for count in 0..<whole.count - 12 {
      #expect(throws: PictureError.self, "\(count) bytes") { try Picture(png: Array(whole[..<count])) }
    }
    #expect(throws: PictureError("it is no PNG file")) { try Picture(png: Array("GIF89a".utf8)) }
  }

  @Test("compressed data of any bytes ends in an error or in as many bytes as were asked for")
  func inflater() {
    var state: UInt32 = 1
    for length in 0..<400 {
      var stream: [UInt8] = [0x78, 0x01]
      for _ in 0..<length {
        state = state &* 1_664_525 &+ 1_013_904_223
        stream.append(UInt8(state >> 24))
      }
      let result = try? Inflater.bytes(of: stream, count: 100)
      #expect(result == nil || result?.count == 100)
    }
  }

  @Test("sums are those of the formats")
  func checksums() {
    #expect(Checksums.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksums.adler32(Array("Wikipedia".utf8)) == 0x11E6_0398)
  }

  @Test("codes that overlap are refused; bits are turned round as deflate writes them")
  func codes() throws {
    #expect(throws: PictureError.self) { try HuffmanTable(lengths: [1, 1, 1] as [UInt8]) }
    let table = try HuffmanTable(lengths: [1, 2, 2] as [UInt8])
    // Symbols 0, 1, 0 and 2 with one, two, one and two bits.
    #expect(table.width == 2 && table.entries == [0x01, 0x12, 0x01, 0x22])
    #expect(HuffmanTable.reversed(0b0011, count: 4) == 0b1100)
  }
}
