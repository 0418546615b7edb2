import EngineTesting
import Foundation
@testable import SwiftUICore
import Testing

@MainActor
@Suite("Comparison of values field by field")
struct ValueComparatorTests {
  private final class Thing: Hearing, Holding { typealias Held = Int }
  private protocol Hearing: AnyObject {}
  private protocol Holding<Held>: AnyObject { associatedtype Held }
  private final class AlwaysEqual: Equatable { static func == (a: AlwaysEqual, b: AlwaysEqual) -> Bool { true } }
  private struct Two<A, B> {
    var a: A
    var b: B
    init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
  }
  /// Equal by its name alone.
  private struct Named: Equatable {
    var name: String
    var note = 0
    static func == (a: Named, b: Named) -> Bool { a.name == b.name }
  }
  private struct Empty {}
  private struct Tree { var children: [Tree] }
  private enum Plain {
    case number(Int), word(UInt8), nothing
  }
  private enum Rich { case text(String), nothing }
  private enum Same: Equatable { case text(String), nothing }
  private protocol Anything {}
  private struct Number: Anything, Equatable { var value = 1 }

  private func same<Value>(_ a: Value, _ b: Value) -> Bool { ValueComparator.areEqual(a, b) }

  @Test("Numbers, texts and structs of them are equal where each field is")
  func fields() {
    #expect(same(1, 1) && !same(1, 2))
    #expect(same("a", "a") && !same("a", "b"))
    #expect(same(Two(1, "a"), Two(1, "a")))
    #expect(!same(Two(1, "a"), Two(2, "a")) && !same(Two(1, "a"), Two(1, "b")))
    #expect(same(Two(Two(UInt8(1), 2.5), Two("a", true)), Two(Two(UInt8(1), 2.5), Two("a", true))))
    #expect(!same(Two(Two(UInt8(1), 2.5), Two("a", true)), Two(Two(UInt8(1), 2.5), Two("a", false))))
    #expect(same(Two((1, "a"), 3), Two((1, "a"), 3)) && !same(Two((1, "a"), 3), Two((1, "b"), 3)))
    #expect(same(Empty(), Empty()) && same(Two(Empty(), 1), Two(Empty(), 1)) && !same(Two(Empty(), 1), Two(Empty(), 2)))
    #expect(same(Two(Int.self as Any.Type, 1), Two(Int.self, 1)) && !same(Two(Int.self as Any.Type, 1), Two(UInt.self, 1)))
  }

  @Test("Bytes between fields do not count")
  func padding() {
    typealias Padded = Two<UInt8, Two<Int, Two<UInt8, Int32>>>
    let size = MemoryLayout<Padded>.size
    #expect(size > 1 + 8 + 1 + 4, "there are such bytes")
    func make(filledWith byte: UInt8, last: Int32) -> UnsafeMutableRawPointer {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
      memset(memory, Int32(byte), size)
      memory.storeBytes(of: 7, toByteOffset: MemoryLayout<Padded>.offset(of: \.a)!, as: UInt8.self)
      memory.storeBytes(of: -1, toByteOffset: MemoryLayout<Padded>.offset(of: \.b.a)!, as: Int.self)
      memory.storeBytes(of: 9, toByteOffset: MemoryLayout<Padded>.offset(of: \.b.b.a)!, as: UInt8.self)
      memory.storeBytes(of: last, toByteOffset: MemoryLayout<Padded>.offset(of: \.b.b.b)!, as: Int32.self)
      return memory
    }
    let values = [make(filledWith: 0, last: 3), make(filledWith: 0xff, last: 3), make(filledWith: 0, last: 4)]
    defer { values.forEach { $0.deallocate() } }
    let comparator = ValueComparator.comparator(for: Padded.self)
    #expect(comparator.areEqual(values[0], values[1]))
    #expect(!comparator.areEqual(values[0], values[2]))
  }

  @Test("An Equatable type decides itself, except where it is the view that is compared")
  func equatable() {
    let (one, other) = (Named(name: "a", note: 1), Named(name: "a", note: 2))
    #expect(same(one, other) && !same(one, Named(name: "b", note: 1)))
    #expect(same(Two(one, 1), Two(other, 1)))
    #expect(!ValueComparator.areEqualViews(one, other))
    #expect(ValueComparator.areEqualViews(Two(one, 1), Two(other, 1)), "a view's fields decide themselves again")
    #expect(same(Same.text("a"), .text("a")) && !same(Same.text("a"), .text("b")) && !same(Same.text("a"), .nothing))
  }

  @Test("References are the same where they lead to the same object, whatever the object says")
  func references() {
    let (one, other) = (Thing(), Thing())
    #expect(same(one, one) && !same(one, other))
    #expect(same(Two(one, 1), Two(one, 1)) && !same(Two(one, 1), Two(other, 1)))
    #expect(!same(AlwaysEqual(), AlwaysEqual()))
    struct Unowned { unowned let thing: Thing }
    #expect(same(Unowned(thing: one), Unowned(thing: one)) && !same(Unowned(thing: one), Unowned(thing: other)))
  }

  /// An object that nobody keeps.
  private func kept() -> Thing? { Thing() }

  @Test("Weak references are the same where they lead to the same object")
  func weakReferences() {
    struct Weak { weak var thing: Thing? }
    let (one, other) = (Thing(), Thing())
    #expect(same(Weak(thing: one), Weak(thing: one)))
    #expect(!same(Weak(thing: one), Weak(thing: other)) && !same(Weak(thing: one), Weak(thing: nil)))
    // Their storage is compared as it is: one whose object is gone is not the one that never had an object.
    #expect(!same(Weak(thing: kept()), Weak(thing: nil)))
  }

  @Test("References to any object of a protocol, weak ones too, are the same where they lead to the same object")
  func objectsOfProtocols() {
    struct Weak { weak var listener: (any Hearing)? }
    struct WeakHolder { weak var holder: (any Holding<Int>)? }
    struct Strong { var listener: any Hearing }
    struct Optionally { var listener: (any Hearing)? }
    let (one, other) = (Thing(), Thing())
    #expect(same(Weak(listener: one), Weak(listener: one)) && !same(Weak(listener: one), Weak(listener: other)))
    #expect(same(Weak(listener: nil), Weak(listener: nil)) && !same(Weak(listener: one), Weak(listener: nil)))
    #expect(same(WeakHolder(holder: one), WeakHolder(holder: one)) && !same(WeakHolder(holder: one), WeakHolder(holder: other)))
    #expect(same(Strong(listener: one), Strong(listener: one)) && !same(Strong(listener: one), Strong(listener: other)))
    #expect(same(Optionally(listener: one), Optionally(listener: one)) && same(Optionally(), Optionally()))
    #expect(!same(Optionally(listener: one), Optionally(listener: other)) && !same(Optionally(listener: one), Optionally()))
    #expect(!ValueComparator.isConclusive(for: Strong.self) && !ValueComparator.isConclusive(for: Weak.self))
  }

  @Test("Closures are the same where code and context are")
  func closures() {
    struct Action { var run: () -> Int }
    func plain() -> Action { Action { 1 } }
    func capturing(_ number: Int) -> Action { Action { number } }
    let kept = capturing(1)
    #expect(same(plain(), plain()), "one that captures nothing")
    #expect(same(kept, kept))
    #expect(!same(capturing(1), capturing(2)))
    #expect(!same(plain(), kept))
    #expect(same(Two(kept, 1), Two(kept, 1)) && !same(Two(kept, 1), Two(kept, 2)))
    #expect(same(Optional(kept), Optional(kept)))
  }

  @Test("Optionals and arrays compare what they hold, even where that is not Equatable")
  func containers() {
    #expect(same(Int?.none, nil) && same(Int?(1), 1) && !same(Int?(1), nil) && !same(Int?(1), 2))
    #expect(!same(Int??.some(nil), .none) && same(Int??.some(nil), .some(nil)))
    #expect(same(Optional(Two(1, "a")), Two(1, "a")) && !same(Optional(Two(1, "a")), Two(1, "b")))
    let thing = Thing()
    #expect(same([Two(thing, 1)], [Two(thing, 1)]) && !same([Two(thing, 1)], [Two(Thing(), 1)]))
    #expect(!same([Two(thing, 1)], []) && same([Two<Int, Int>](), []))
    #expect(same(Tree(children: [Tree(children: [])]), Tree(children: [Tree(children: [])])))
    #expect(!same(Tree(children: [Tree(children: [])]), Tree(children: [Tree(children: [Tree(children: [])])])))
    #expect(same(["a": 1], ["a": 1]) && !same(["a": 1], ["a": 2]) && same(Set([1, 2]), Set([2, 1])))
  }

  @Test("What cannot be compared counts as different")
  func incomparable() {
    #expect(!same(Two(Number() as any Anything, 1), Two(Number() as any Anything, 1)))
    #expect(!same(Rich.text("a"), .text("a")), "an enum that is not Equatable, with more than plain data in it")
    #expect(same(Plain.number(1), .number(1)), "plain data is compared as it is")
    #expect(!same(Plain.number(1), .number(2)) && !same(Plain.number(1), .word(1)) && !same(Plain.word(0), .nothing))
    let array = [Number() as any Anything]
    #expect(same(array, array) && !same(array, [Number() as any Anything]), "an array that is the same need not be looked into")
  }

  @Test("Plain numbers are compared by their bits: NaN is the same as itself, and -0 another than 0")
  func floatingPoint() {
    #expect(same(Double.nan, .nan) && !same(0.0, -0.0) && same(CGFloat.infinity, .infinity))
    #expect(same(Two(Double.nan, 1), Two(Double.nan, 1)) && !same(Two(Float(0), 1), Two(Float(-0.0), 1)))
    // Types with a rule of their own keep it.
    #expect(!same(CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.nan, y: 0)))
    #expect(same(CGPoint(x: 0, y: 0.0), CGPoint(x: 0, y: -0.0)))
  }

  private struct Ruled: StructurallyComparable {
    var key: Int
    var ignored: Int
    static func areEqual(_ a: Ruled, _ b: Ruled) -> Bool { a.key == b.key }
    static var comparesObjects: Bool { true }
  }

  @Test("A type with a rule of its own is asked, wherever it stands")
  func structural() {
    let (one, other, third) = (Ruled(key: 1, ignored: 1), Ruled(key: 1, ignored: 2), Ruled(key: 2, ignored: 1))
    #expect(same(one, other) && !same(one, third))
    #expect(ValueComparator.areEqualViews(one, other))
    #expect(same(Two("a", one), Two("a", other)) && same([one], [other]) && same(Optional(one), other) && !same([one], [third]))
    struct Counting: View {
      @State var count: Int
      var step: Int
      var body: some View { EmptyView() }
    }
    #expect(ValueComparator.areEqualViews(Counting(count: 1, step: 1), Counting(count: 2, step: 1)), "state is the node's")
    #expect(!ValueComparator.areEqualViews(Counting(count: 1, step: 1), Counting(count: 1, step: 2)))
  }

  @Test("A comparison is conclusive where no object is in between")
  func conclusive() {
    #expect(ValueComparator.isConclusive(for: Two<Int, [String?]>.self))
    for type in [Thing.self, Two<Int, Thing>.self, [Thing].self, Thing?.self, [Two<Int, Thing?>].self, Ruled.self] as [Any.Type] {
      #expect(!ValueComparator.isConclusive(for: type), "\(type)")
    }
  }

  @Test("Random nested values are equal exactly where a plain comparison of their parts says so", arguments: 0..<60)
  func random(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let kind = RandomKind.make(depth: 3, &random)
    for _ in 0..<40 { check(kind, &random) }
  }

  private func check<Kind: ValueKind>(_ kind: Kind, _ random: inout SplitMix) {
    let (a, b) = (kind.value(&random), kind.value(&random))
    #expect(same(a, a), "\(a)")
    #expect(same(a, b) == kind.isSame(a, b), "\(a) and \(b)")
    #expect(same(a, b) == same(b, a))
    if ValueComparator.areEqualViews(a, b) { #expect(kind.isSame(a, b), "\(a) and \(b)") }
  }
}

/// A kind of values that can be made at random, few enough that two are often equal.
private protocol ValueKind<Value> {
  associatedtype Value
  func value(_ random: inout SplitMix) -> Value
  func isSame(_ a: Value, _ b: Value) -> Bool
}

private struct Leaf<Value: Equatable>: ValueKind {
  let values: [Value]
  func value(_ random: inout SplitMix) -> Value { values.randomElement(using: &random)! }
  func isSame(_ a: Value, _ b: Value) -> Bool { a == b }
}

private struct Reference: ValueKind {
  final class Object {}
  let objects = [Object(), Object()]
  func value(_ random: inout SplitMix) -> Object { objects.randomElement(using: &random)! }
  func isSame(_ a: Object, _ b: Object) -> Bool { a === b }
}

private struct Joined<First: ValueKind, Second: ValueKind>: ValueKind {
  struct Value {
    var first: First.Value
    var second: Second.Value
  }
  let first: First
  let second: Second
  func value(_ random: inout SplitMix) -> Value { Value(first: first.value(&random), second: second.value(&random)) }
  func isSame(_ a: Value, _ b: Value) -> Bool { first.isSame(a.first, b.first) && second.isSame(a.second, b.second) }
}

private struct Perhaps<Wrapped: ValueKind>: ValueKind {
  let wrapped: Wrapped
  func value(_ random: inout SplitMix) -> Wrapped.Value? { Bool.random(using: &random) ? wrapped.value(&random) : nil }
  func isSame(_ a: Wrapped.Value?, _ b: Wrapped.Value?) -> Bool {
    if let a, let b { wrapped.isSame(a, b) } else { a == nil && b == nil }
  }
}

private struct Several<Element: ValueKind>: ValueKind {
  let element: Element
  func value(_ random: inout SplitMix) -> [Element.Value] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in element.value(&random) }
  }
  func isSame(_ a: [Element.Value], _ b: [Element.Value]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { element.isSame($0, $1) }
  }
}

private enum RandomKind {
  static func make(depth: Int, _ random: inout SplitMix) -> any ValueKind {
    let choice = Int.random(in: depth > 0 ? 0..<11 : 0..<6, using: &random)
    switch choice {
    case 0: return Leaf(values: [UInt8(0), 1])
    case 1: return Leaf(values: [1, 2, -1])
    case 2: return Leaf(values: ["", "a", "a longer text that is kept elsewhere"])
    case 3: return Leaf(values: [0.5, .infinity])
    case 4: return Leaf(values: [true, false])
    case 5: return Reference()
    case 6: return perhaps(make(depth: depth - 1, &random))
    case 7: return several(make(depth: depth - 1, &random))
    default: return join(make(depth: depth - 1, &random), make(depth: depth - 1, &random))
    }
  }
  private static func perhaps(_ kind: some ValueKind) -> any ValueKind { Perhaps(wrapped: kind) }
  private static func several(_ kind: some ValueKind) -> any ValueKind { Several(element: kind) }
  private static func join(_ first: some ValueKind, _ second: some ValueKind) -> any ValueKind {
    Joined(first: first, second: second)
  }
}
