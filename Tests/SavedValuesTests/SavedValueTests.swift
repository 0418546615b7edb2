import Foundation
import SavedValues
import Testing

@Suite("A value that is kept")
struct SavedValueTests {
  enum Tab: Hashable { case home, list, settings }
  private enum Single { case only }
  private enum Sheet: Equatable {
    case new
    case edit(Town, isFirst: Bool)
    case named(String)
    case number(Int?)
  }
  private struct Town: Equatable {
    var name: String, people: Int, tags: [Tab], place: (Double, Double) = (1, 2)
    static func == (a: Town, b: Town) -> Bool {
      a.name == b.name && a.people == b.people && a.tags == b.tags && a.place == b.place
    }
  }
  private struct Box<Content> { var content: Content, note: String? }
  private enum Generic<Content> { case none, some(Content), both(Content, Content) }
  private struct Options: OptionSet { var rawValue: Int }
  private enum Word: String { case first = "1st", second = "2nd" }
  private final class Model { var count = 1 }
  private final class Coded: Codable { var count = 1 }
  private final class Watched { weak var model: Coded? }
  private struct Watching {
    weak var model: Coded?
  }
  private protocol Listener: AnyObject {}
  private final class Ear: Listener, Hashable {
    static func == (a: Ear, b: Ear) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }
  private struct Told {
    weak var listener: (any Listener)?
    weak var object: AnyObject?
    unowned var owner: any Listener
  }
  private indirect enum Tree { case leaf, node(Tree) }

  /// What a value is after it was written and read.
  private func again<Value>(_ value: Value) throws -> Value? {
    let kept = try #require(SavedValue(value))
    let read = try JSONDecoder().decode(SavedValue.self, from: JSONEncoder().encode(kept))
    #expect(read == kept)
    return read.restored(as: Value.self)
  }

  @Test("what says itself how it is written comes back")
  func coded() throws {
    #expect(try again(3) == 3 && again("京都") == "京都" && again([1.5, .infinity]) == [1.5, .infinity])
    #expect(try again(Date(timeIntervalSince1970: 0.1)) == Date(timeIntervalSince1970: 0.1))
    #expect(try again(URL(string: "https://example.com")) == URL(string: "https://example.com"))
    #expect(try again(Int?.none) == .some(nil) && again(["a": Set([1, 2])]) == ["a": Set([1, 2])])
    #expect(try again(CGSize(width: 2, height: 3)) == CGSize(width: 2, height: 3))
    let object = Coded()
    object.count = 7
    #expect(try again(object)?.count == 7)
  }

  @Test("enumerations come back by the names of their cases, with what belongs to them")
  func enumerations() throws {
    for tab in [Tab.home, .list, .settings] { #expect(try again(tab) == tab) }
    #expect(try again(Tab?.some(.list)) == .list && again(Single.only) != nil && again(Word.second) == .second)
    let town = Town(name: "奈良", people: 360_000, tags: [.list, .home])
    for sheet in [Sheet.new, .edit(town, isFirst: true), .named("x"), .number(nil), .number(4)] {
      #expect(try again(sheet) == sheet)
    }
    guard case .both(let a, let b)? = try again(Generic.both("a", "b")) else { return #expect(Bool(false)) }
    #expect(a == "a" && b == "b")
    guard case .some(let tab)? = try again(Generic.some(Tab.settings)) else { return #expect(Bool(false)) }
    #expect(tab == .settings)
  }

  @Test("plain structs, tuples and collections of them come back")
  func structs() throws {
    let town = Town(name: "Kyoto", people: 1, tags: [.settings])
    #expect(try again(town) == town && again([town, town]) == [town, town] && again(Set([Tab.home, .list])) == [.home, .list])
    #expect(try again([Tab.home: town]) == [.home: town])
    let box = try #require(try again(Box(content: Sheet.edit(town, isFirst: false), note: nil)))
    #expect(box.content == .edit(town, isFirst: false) && box.note == nil)
    #expect(try again((1, "a"))?.1 == "a" && again(Options(rawValue: 5))?.rawValue == 5)
    #expect(try again(AnyHashable(Tab.list)) == AnyHashable(Tab.list))
    let any: any Hashable = Tab.settings
    #expect(try again(any) as? Tab == .settings)
  }

  @Test("what holds an object, a closure or a pointer is not kept")
  func refused() {
    #expect(SavedValue(Model()) == nil && SavedValue([Model()]) == nil && SavedValue({ 1 }) == nil)
    #expect(SavedValue(Box(content: Model(), note: nil)) == nil && SavedValue(Watching()) == nil)
    let ear = Ear()
    #expect(SavedValue(Told(listener: ear, object: ear, owner: ear)) == nil)
    #expect(SavedValue(Watched()) == nil && SavedValue(Tree.leaf) == nil && SavedValue(UnsafeRawPointer(bitPattern: 8)) == nil)
    #expect(SavedValue(String(repeating: "a", count: SavedValue.byteLimit)) == nil)
  }

  @Test("what type it was decides whether it comes back, and so do its fields and cases")
  func otherTypes() throws {
    #expect(try #require(SavedValue(3)).restored(as: Double.self) == nil)
    var kept = try #require(SavedValue(Town(name: "a", people: 1, tags: [])))
    guard case .fields(var fields) = kept.tree else { return #expect(Bool(false)) }
    fields[1].type = "Swift.Double"
    kept.tree = .fields(fields)
    #expect(kept.restored(as: Town.self) == nil)
    kept.tree = .fields(Array(fields.prefix(2)))
    #expect(kept.restored(as: Town.self) == nil)
    kept = try #require(SavedValue(Sheet.named("x")))
    guard case .choice("named", let text?) = kept.tree else { return #expect(Bool(false)) }
    let number = SavedTree.list([.coded("[1]"), .coded("[2]")])
    let other = SavedTree.Field(name: "", type: "Swift.Substring", value: text.value)
    for tree in [
      SavedTree.choice("renamed", text), .choice("new", text), .choice("named", nil), .choice("named", other),
      .choice("number", SavedTree.Field(name: "", type: TypeName.of(Int?.self), value: number)),
    ] {
      kept.tree = tree
      #expect(kept.restored(as: Sheet.self) == nil)
    }
  }

  @Test("a type that writes less than it compares is not kept")
  func lossy() {
    struct Lossy: Codable, Equatable {
      var a = 1, b = 2
      enum CodingKeys: CodingKey { case a }
    }
    #expect(SavedValue(Lossy()) != nil && SavedValue(Lossy(a: 3, b: 4)) == nil)
  }

  @Test("the line of a tree has its names in order")
  func line() throws {
    let kept = try #require(SavedValue(Sheet.edit(Town(name: "a", people: 1, tags: []), isFirst: true)))
    #expect(kept.tree.text == SavedValue(try #require(kept.restored(as: Sheet.self)))?.tree.text)
    #expect(kept.tree.text.hasPrefix(#"{"choice":{"_0":"edit","_1":{"name":"","type":"#))
  }

  @Test("names of private types are the same in each process")
  func names() {
    #expect(TypeName.of(Tab.self) == "SavedValuesTests.SavedValueTests.Tab" && TypeName.short(Box<Int>.self) == "Box")
    #expect(TypeName.module(of: Tab.self) == "SavedValuesTests")
  }

  @Test("what lies too deep is not kept, and a tree that is too deep is not read")
  func depth() {
    var value: [Any] = []
    for _ in 0..<60 { value = [value] }
    #expect(SavedValue(value) == nil)
    var tree = SavedTree.list([])
    for _ in 0..<200 { tree = .list([tree]) }
    var keeping = ValueKeeping()
    #expect(keeping.value(of: [Int?].self, from: tree) == nil)
  }
}
