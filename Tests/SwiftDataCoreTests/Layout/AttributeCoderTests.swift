import Foundation
import SeededNumbers
import StoreEngine
import Testing

@testable import SwiftDataCore

/// Types of values that apps keep.
enum Kept {
  struct Address: Codable, Equatable {
    var street: String
    var number: Int?
    var place: Place
    var floors: [Int] = [1, 2]
    var kind = Kind.home
  }
  struct Place: Codable, Equatable {
    var latitude: Double
    var longitude: Double
    var name: String?
  }
  enum Kind: String, Codable, CaseIterable { case home, work }
  enum Weather: Codable, Equatable { case sun, rain, snow }
  enum Shape: Codable, Equatable {
    case point
    case circle(radius: Double)
    case text(String, size: Int?)
  }
  struct Hex: Codable, Equatable {
    var value: Int
    init(value: Int) { self.value = value }
    init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int.self) }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
  struct Pair: Codable, Equatable {
    var x: Double
    var y: Double
    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Double.self)
      y = try container.decode(Double.self)
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(x)
      try container.encode(y)
    }
  }
  struct Renamed: Codable, Equatable {
    var first: String
    enum CodingKeys: String, CodingKey { case first = "one" }
  }
  final class Tree: Codable, Equatable {
    var name: String
    var child: Tree?
    init(name: String, child: Tree? = nil) { (self.name, self.child) = (name, child) }
    static func == (lhs: Tree, rhs: Tree) -> Bool { lhs.name == rhs.name && lhs.child == rhs.child }
  }
  struct Options: OptionSet, Codable { var rawValue: Int }
  struct Picky: Codable, Equatable {
    var word: String
    init(word: String) { self.word = word }
    init(from decoder: any Decoder) throws {
      word = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .word)
      if word.isEmpty { throw CocoaError(.coderInvalidValue) }
    }
  }
}

extension Kept {
  enum Signal: Codable, CaseIterable, Equatable {
    case stop, go
    init(from decoder: any Decoder) throws {
      switch try decoder.singleValueContainer().decode(String.self) {
      case "STOP": self = .stop
      case "GO": self = .go
      case let other: throw CocoaError(.coderInvalidValue, userInfo: ["text": other])
      }
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self == .stop ? "STOP" : "GO")
    }
  }
  struct Versioned: Codable, Equatable {
    var number: Int
    var extra: String?
    init(number: Int, extra: String?) { (self.number, self.extra) = (number, extra) }
    enum CodingKeys: CodingKey { case number, extra }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = try container.decode(Int.self, forKey: .number)
      extra = number > 1 ? try container.decode(String.self, forKey: .extra) : nil
    }
  }
  struct Pointer: Codable, Equatable {
    var target: PersistentIdentifier
    var label: Signal
  }
  indirect enum Term: Codable, Equatable { case number(Int), sum(Term, Term) }
  struct Empty: Codable, Equatable {}
  struct Generic<Content: Codable & Equatable>: Codable, Equatable { var content: Content? }
  class Base: Codable { var base = 1 }
  final class Derived: Base {
    var own = 2
    enum CodingKeys: CodingKey { case own }
    override init() { super.init() }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      own = try container.decode(Int.self, forKey: .own)
      try super.init(from: container.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(own, forKey: .own)
      try super.encode(to: container.superEncoder())
    }
  }
}

@Suite("Coders of attributes")
struct AttributeCoderTests {
  private func coder<Value>(_ type: Value.Type) throws -> any AttributeCoder {
    try #require(AttributeCoders.coder(for: type, options: []))
  }

  private func paths<Value>(_ type: Value.Type) throws -> [String] {
    try coder(type).columns.map { "\($0.path.joined(separator: ".")) \($0.kind.rawValue)" }
  }

  private func returns<Value: Equatable>(_ value: Value, _ location: SourceLocation = #_sourceLocation) throws {
    let coder = try coder(Value.self)
    let columns = try coder.encode(value)
    #expect(columns.count == coder.columns.count, sourceLocation: location)
    #expect(try coder.decode(columns[...]) as? Value == value, sourceLocation: location)
    guard columns.count == 1 else { return }
    #expect(try coder.encode(column: value) == columns[0], sourceLocation: location)
    #expect(try coder.decode(column: columns[0], as: Value.self) == value, sourceLocation: location)
  }

  @Test("structures are flattened into columns of their members, nested ones, too, and lists are one column")
  func flattening() throws {
    #expect(
      try paths(Kept.Address.self) == [
        "street string", "number integer64", "place.latitude double", "place.longitude double", "place.name string",
        "floors transformable", "kind string",
      ])
    #expect(try paths(Kept.Address?.self) == paths(Kept.Address.self))
    #expect(try paths(Kept.Renamed.self) == ["one string"])
    #expect(try paths(Kept.Hex.self) == [" integer64"])
  }

  @Test("an enumeration without raw values has a column for each case, and for what belongs to it")
  func cases() throws {
    #expect(try paths(Kept.Weather.self) == ["sun string", "rain string", "snow string"])
    #expect(try coder(Kept.Weather.self).encode(Kept.Weather.rain) == [.null, .text("rain"), .null])
    #expect(
      try paths(Kept.Shape.self) == [
        "point string", "circle string", "circle.radius double", "text string", "text._0 string", "text.size integer64",
      ])
  }

  @Test("values that have no fixed members are one column")
  func documents() throws {
    #expect(try paths([String].self) == [" transformable"])
    #expect(try paths([String: Int].self) == [" transformable"])
    #expect(try paths(Kept.Pair.self) == [" transformable"])
    #expect(try paths(Kept.Picky.self) == [" transformable"])
    #expect(try paths(Kept.Options.self) == [" integer64"])
    guard case .blob(let list) = try coder([String].self).encode(["a", "b"])[0],
      case .blob(let text) = try coder([Kept.Place].self).encode([Kept.Place(latitude: 1, longitude: 2)])[0]
    else {
      Issue.record("lists are no bytes")
      return
    }
    #expect(try PropertyListSerialization.propertyList(from: list, format: nil) as? [String] == ["a", "b"])
    #expect(String(decoding: text, as: UTF8.self) == #"[{"latitude":1,"longitude":2}]"#)
    #expect(try coder([String].self).decode([.blob(Data(#"["a"]"#.utf8))]) as? [String] == ["a"])
  }

  @Test("every value comes back as it was")
  func roundTrips() throws {
    let place = Kept.Place(latitude: 1.5, longitude: -2, name: nil)
    try returns(Kept.Address(street: "Main", number: nil, place: place))
    try returns(Kept.Address?.some(Kept.Address(street: "", number: 3, place: place, floors: [], kind: .work)))
    try returns(Kept.Address?.none)
    for weather in [Kept.Weather.sun, .rain, .snow] { try returns(weather) }
    for shape in [Kept.Shape.point, .circle(radius: .infinity), .text("x", size: nil), .text("", size: 4)] { try returns(shape) }
    try returns(Kept.Shape?.none)
    try returns(Kept.Hex(value: 255))
    try returns(Kept.Hex?.some(Kept.Hex(value: 0)))
    try returns(Kept.Pair(x: 1, y: 2))
    try returns(Kept.Renamed(first: "1"))
    try returns(Kept.Tree(name: "a", child: Kept.Tree(name: "b", child: Kept.Tree(name: "c"))))
    try returns(Kept.Options(rawValue: 5))
    try returns(Kept.Picky(word: "w"))
    try returns([Kept.Kind.work: [1.5]])
    try returns([[String?]]([["a", nil]]))
    try returns(Set([1, 2, 3]))
    try returns(1...5)
    try returns(CGPoint(x: 1, y: 2))
    try returns(DateComponents(year: 2026, month: 11))
    try returns(Locale(identifier: "de_DE"))
    try returns([Double.infinity, 0.1])
    for signal in Kept.Signal.allCases { try returns(signal) }
    try returns(Kept.Versioned(number: 1, extra: nil))
    try returns(Kept.Versioned(number: 2, extra: "x"))
    let target = PersistentIdentifier(RecordID(store: 1, entity: 1, key: 5), entityName: "Item", store: UUID())
    try returns(Kept.Pointer(target: target, label: .go))
    try returns(Kept.Term.sum(.number(1), .sum(.number(2), .number(3))))
    try returns(Kept.Empty())
    try returns(Kept.Empty?.none)
    try returns(Kept.Empty?.some(Kept.Empty()))
    try returns(Kept.Generic<Kept.Place>(content: Kept.Place(latitude: 1, longitude: 2)))
    try returns(Kept.Generic<Kept.Place>(content: nil))
    try returns(Kept.Generic<Date>?.some(Kept.Generic(content: Date(timeIntervalSinceReferenceDate: 1.5))))
    let derived = Kept.Derived()
    (derived.own, derived.base) = (7, 8)
    let derivedCoder = try coder(Kept.Derived.self)
    let read = try #require(try derivedCoder.decode(derivedCoder.encode(derived)[...]) as? Kept.Derived)
    #expect(read.own == 7 && read.base == 8)
  }

  @Test("numbers, text and the like come back as they were", arguments: [1, 2, 3] as [UInt64])
  func scalars(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    for _ in 0..<50 {
      let bits = UInt64.random(in: .min ... .max, using: &numbers)
      try returns(Int(truncatingIfNeeded: bits))
      try returns(Int8(truncatingIfNeeded: bits))
      try returns(Int16(truncatingIfNeeded: bits))
      try returns(Int32?.some(Int32(truncatingIfNeeded: bits)))
      try returns(bits)
      try returns(UInt(bits))
      try returns(UInt32(truncatingIfNeeded: bits))
      try returns(UInt16?.some(UInt16(truncatingIfNeeded: bits)))
      let double = Double(bitPattern: bits)
      if !double.isNaN { try returns(double) }
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
      if !float.isNaN { try returns(float) }
      try returns(Date(timeIntervalSinceReferenceDate: Double(bits % 1_000_000_000) / 7))
      try returns(Decimal(Int64(truncatingIfNeeded: bits) / 1_000_000) / 1000)
      try returns(bits & 1 == 0)
      let scalars = (0..<4).compactMap { Unicode.Scalar(UInt32(truncatingIfNeeded: bits >> ($0 * 13)) & 0x1F_FFFF) }
      try returns(String(String.UnicodeScalarView(scalars)))
      try returns(Data(withUnsafeBytes(of: bits) { Array($0) }))
      try returns(
        UUID?.some(UUID(uuidString: String(format: "00000000-0000-0000-%04X-%012X", bits >> 48, bits & 0xFFFF_FFFF_FFFF))!))
    }
    try returns(URL(string: "https://example.org/a%20b?c=d#e"))
    try returns(Kept.Kind?.none)
    #expect(try (coder(Double.self).decode([.null]) as? Double)?.isNaN == true)
    #expect(try coder(Double.self).encode(Double.nan) == [.null])
  }

  @Test("columns that hold something else are refused, and there is a value to use instead")
  func wrongColumns() throws {
    let types: [Any.Type] = [
      Bool.self, Int.self, UInt8.self, Double.self, Decimal.self, String.self, Date.self, UUID.self, Data.self, URL.self,
      Kept.Kind.self, Kept.Weather.self, Kept.Shape.self, Kept.Address.self, Kept.Hex.self, [String].self, Kept.Pair.self,
      Int?.self, Kept.Address?.self,
    ]
    let wrong: [StoreValue] = [.text("\u{0}x"), .blob(Data([1, 2, 3])), .integer(.max), .real(.nan), .null]
    for type in types {
      let coder = try #require(AttributeCoders.coder(for: type, options: []))
      for value in wrong {
        let columns = coder.columns.map { _ in value }
        if let read = try? coder.decode(columns[...]) { #expect(Swift.type(of: read) == type) }
      }
      #expect((try? coder.decode([])) == nil)
      #expect(coder.placeholder.map { Swift.type(of: $0) } == type)
    }
    #expect(throws: ColumnError.self) { try coder(Int8.self).decode([.integer(300)]) }
    #expect(throws: ColumnError.self) { try coder(Kept.Kind.self).decode(column: .text("beach"), as: Kept.Kind.self) }
  }

  @Test("members of structures and raw values have columns that predicates find")
  func members() throws {
    let address = try #require(try coder(Kept.Address?.self) as? any MemberColumns)
    #expect(address.column(of: [\Kept.Address.street]) == 0)
    #expect(address.column(of: [\Kept.Address.place, \Kept.Place.longitude]) == 3)
    #expect(address.column(of: [\Kept.Address.kind]) == 6)
    #expect(address.column(of: [\Kept.Address.kind, \Kept.Kind.rawValue]) == 6)
    #expect(address.column(of: [\Kept.Address.place]) == nil)
    #expect(address.column(of: [\Kept.Address.street, \String.count]) == nil)
    let kind = try #require(try coder(Kept.Kind.self) as? any MemberColumns)
    #expect(kind.column(of: [\Kept.Kind.rawValue]) == 0)
    #expect(kind.column(of: [\Kept.Kind.hashValue]) == nil)
  }
}
