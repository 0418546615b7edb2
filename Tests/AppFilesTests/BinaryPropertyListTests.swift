import Foundation
import Testing

@testable import AppFiles

@Suite("Binary property lists that are damaged") struct BinaryPropertyListTests {
  private func list(_ value: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
  }

  private func values() -> [String: Any] {
    [
      "whole": 3, "big": Int.max, "flag": true, "text": "text", "long": String(repeating: "x", count: 300), "other": "é漢",
      "data": Data([1, 2]), "date": Date(timeIntervalSince1970: 0), "list": [1, "x", [2.5]], "minus": -1.5, "inner": ["a": "b"],
    ]
  }

  @Test("what is sound is read, with all kinds of values")
  func sound() throws {
    let data = try list(values())
    #expect(BinaryPropertyList.isBinary(data) && BinaryPropertyList.isSound(data) && DefaultsFile.isReadable(data))
    #expect(try DefaultsFile.isReadable(list([String: Any]())))
    #expect(try BinaryPropertyList.isSound(list([1, 2])) && !DefaultsFile.isReadable(list([1, 2])))
  }

  @Test("whatever a byte becomes, and wherever the file ends, Foundation reads it or does not see it")
  func bytes() throws {
    let data = try list(values())
    for position in data.indices {
      for byte in [0, 1, 0x3F, 0x7F, 0x80, 0xD1, 0xFF] as [UInt8] {
        var damaged = data
        damaged[position] = byte
        _ = DefaultsFile.isReadable(damaged)
      }
      #expect(!DefaultsFile.isReadable(data.prefix(position)))
    }
  }

  /// A list of one byte per number whose objects begin where each is given, the first being the whole.
  private func made(_ objects: [[UInt8]]) -> Data {
    var data = Data("bplist00".utf8)
    let positions = objects.map { object in
      defer { data.append(contentsOf: object) }
      return UInt8(data.count)
    }
    let table = data.count
    data.append(contentsOf: positions)
    data.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1])
    for number in [objects.count, 0, table] { data.append(contentsOf: withUnsafeBytes(of: UInt64(number).bigEndian, Array.init)) }
    return data
  }

  @Test("containers in themselves, objects that are not there, keys that are no strings and strings beyond the end are not sound")
  func structures() {
    #expect(BinaryPropertyList.isSound(made([[0xD1, 1, 2], [0x51, 0x61], [0x10, 7]])))
    #expect(!BinaryPropertyList.isSound(made([[0xD1, 1, 0], [0x51, 0x61]])))
    #expect(!BinaryPropertyList.isSound(made([[0xA1, 9]])))
    #expect(!BinaryPropertyList.isSound(made([[0xD1, 1, 1], [0x10, 7]])))
    #expect(!BinaryPropertyList.isSound(made([[0x5F, 0x13, 0, 0, 0, 0, 0, 0, 1, 0]])))
    #expect(!BinaryPropertyList.isSound(Data("bplist00".utf8)))
  }

  @Test("arrays of arrays that stand for more values than there is memory are not sound")
  func weight() {
    func nested(_ count: UInt8) -> Data { made((1...count).map { [0xA2, $0, $0] } + [[0x08]]) }
    #expect(BinaryPropertyList.isSound(nested(10)))
    #expect(!BinaryPropertyList.isSound(nested(30)))
  }
}
