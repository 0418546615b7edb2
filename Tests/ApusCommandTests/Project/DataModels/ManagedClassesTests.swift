import Foundation
import ManagedModelFormat
import Testing

@testable import ApusCommand

@Suite("Classes of data models")
struct ManagedClassesTests {
  private func files(_ text: String? = nil) throws -> [String: String] {
    let reader = try LibraryModel.read(text)
    let version = DataModel.Version(name: "Library", model: reader.model, generation: reader.generation)
    return Dictionary(
      uniqueKeysWithValues: try ManagedClasses(version).files(of: Path("/Library.xcdatamodeld")).map { ($0.name, $0.text) })
  }

  /// A text without its heading.
  private func body(_ name: String) throws -> String {
    let text = try #require(try files()[name])
    let heading = """
      // Made from the app's data model whenever it is built. Changes to this file are lost.

      public import Foundation
      \(name.hasPrefix("Author+CoreDataClass") ? "" : "public ")import CoreData


      """
    #expect(text.hasPrefix(heading))
    return String(text.dropFirst(heading.count))
  }

  @Test("who asks for a class has two files, who asks for a category one, and others none")
  func names() throws {
    #expect(
      try Set(files().keys) == [
        "Author+CoreDataClass.swift", "Author+CoreDataProperties.swift", "Book+CoreDataClass.swift",
        "Book+CoreDataProperties.swift", "Chapter+CoreDataProperties.swift",
      ])
  }

  @Test("a class inherits from that of the entity above")
  func classes() throws {
    let expected = """
      public typealias AuthorCoreDataClassSet = NSSet

      @objc(Author)
      nonisolated public class Author: Person {

      }

      """
    #expect(try body("Author+CoreDataClass.swift") == expected)
    #expect(try body("Book+CoreDataClass.swift").contains("@objc(Book)\nnonisolated public class Book: NSManagedObject {\n"))
  }

  @Test("properties of every type, and what adds to relationships in order")
  func properties() throws {
    let expected = """
      public typealias BookCoreDataPropertiesSet = NSSet

      nonisolated extension Book {

          @nonobjc public class func fetchRequest() -> NSFetchRequest<Book> {
              return NSFetchRequest<Book>(entityName: "Book")
          }

          @NSManaged public var added: Date?
          @NSManaged public var cover: Data?
          @NSManaged public var `default`: Bool
          @NSManaged public var heldUntil: TimeInterval
          @NSManaged public var identifier: UUID?
          @NSManaged public var link: URL?
          @NSManaged public var marks: [String: [Int]]?
          @NSManaged public var pages: Int32
          @NSManaged public var price: NSDecimalNumber?
          @NSManaged public var rating: NSNumber?
          @NSManaged public var search: String?
          @NSManaged public var shelf: [String : Any]?
          @NSManaged public var state: Int16
          @NSManaged public var title: String?
          @NSManaged public var weight: Float
          @NSManaged public var author: Author?
          @NSManaged public var chapters: NSOrderedSet?

      }

      // MARK: Generated accessors for chapters
      nonisolated extension Book {

          @objc(insertObject:inChaptersAtIndex:)
          @NSManaged public func insertIntoChapters(_ value: Chapter, at idx: Int)

          @objc(removeObjectFromChaptersAtIndex:)
          @NSManaged public func removeFromChapters(at idx: Int)

          @objc(insertChapters:atIndexes:)
          @NSManaged public func insertIntoChapters(_ values: [Chapter], at indexes: NSIndexSet)

          @objc(removeChaptersAtIndexes:)
          @NSManaged public func removeFromChapters(at indexes: NSIndexSet)

          @objc(replaceObjectInChaptersAtIndex:withObject:)
          @NSManaged public func replaceChapters(at idx: Int, with value: Chapter)

          @objc(replaceChaptersAtIndexes:withChapters:)
          @NSManaged public func replaceChapters(at indexes: NSIndexSet, with values: [Chapter])

          @objc(addChaptersObject:)
          @NSManaged public func addToChapters(_ value: Chapter)

          @objc(removeChaptersObject:)
          @NSManaged public func removeFromChapters(_ value: Chapter)

          @objc(addChapters:)
          @NSManaged public func addToChapters(_ values: NSOrderedSet)

          @objc(removeChapters:)
          @NSManaged public func removeFromChapters(_ values: NSOrderedSet)

      }

      nonisolated extension Book : Identifiable {

      }

      """
    #expect(try body("Book+CoreDataProperties.swift") == expected)
  }

  @Test("an entity below another is told apart by what that says; relationships without order, fetched properties")
  func child() throws {
    let text = try body("Author+CoreDataProperties.swift")
    #expect(text.contains("    @NSManaged public var books: NSSet?\n    @NSManaged public var rivals: [Author]\n"))
    #expect(text.contains("    @objc(addBooks:)\n    @NSManaged public func addToBooks(_ values: NSSet)\n"))
    #expect(!text.contains("insertIntoBooks") && !text.contains("Identifiable"))
  }

  @Test(
    "an attribute that is an object of any type",
    arguments: [
      ("Transformable", "", "NSObject?"), ("Transformable", "NSArray", "NSArray?"), ("Undefined", "", "NSObject?"),
      ("Transformable", "Int?", "Int?"), ("Transformable", "any P", "(any P)?"), ("ObjectID", "", "NSManagedObjectID?"),
    ])
  func objects(type: String, className: String, expected: String) throws {
    let element = """
      <entity name="A" representedClassName="A" codeGenerationType="category">
      <attribute name="b" attributeType="\(type)" customClassName="\(className)"/></entity>
      """
    let text = try #require(try files(LibraryModel.text(element))["A+CoreDataProperties.swift"])
    #expect(text.contains("@NSManaged public var b: \(expected)\n"))
  }

  @Test("words of the language stand in backticks, also as classes")
  func keywords() throws {
    let element = """
      <entity name="Kind" representedClassName="Type" codeGenerationType="class"><attribute name="in" attributeType="String"/>
      <relationship name="self" toMany="YES" destinationEntity="Kind"/></entity>
      """
    let files = try files(LibraryModel.text(element))
    #expect(
      files["Type+CoreDataClass.swift"]?.contains("@objc(Type)\nnonisolated public class `Type`: NSManagedObject {") == true)
    let text = try #require(files["Type+CoreDataProperties.swift"])
    #expect(text.contains("NSFetchRequest<`Type`>(entityName: \"Kind\")") && text.contains("public var `in`: String?"))
    #expect(text.contains("@objc(addSelfObject:)\n    @NSManaged public func addToSelf(_ value: `Type`)"))
  }

  @Test("two entities cannot have one class written")
  func twice() throws {
    let element = "<entity name=\"A\" representedClassName=\"C\" codeGenerationType=\"class\"/>"
    let text = LibraryModel.text(element + element.replacing("\"A\"", with: "\"B\""))
    #expect(failure { _ = try files(text) }?.message.contains("the entities A and B both have the class C made") == true)
  }

  @Test("the compiler reads them with accessors and bodies, and finds the class by its name")
  func rewritten() throws {
    let reader = try LibraryModel.read()
    let version = DataModel.Version(name: "Library", model: reader.model, generation: reader.generation)
    let files = try ManagedClasses(version).rewrittenFiles(of: Path("/Library.xcdatamodeld"), for: .iOS)
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.contents, as: UTF8.self)) })
    let type = try #require(texts["Book+CoreDataClass.swift"]), properties = try #require(texts["Book+CoreDataProperties.swift"])
    #expect(type.contains("FoundationAdditions.NamedClasses.add(\"Book\") { Book.self }"))
    #expect(!(type + properties).contains("@NSManaged") && !(type + properties).contains("@objc"))
    #expect(
      properties.contains("public var `default`: Bool/*apus*/ { get { _managed(\"default\") } set { _setManaged(\"default\""))
    #expect(
      properties.contains(
        "replaceChapters(at idx: Int, with value: Chapter)/*apus*/ "
          + "{ _performManaged(\"replaceObjectInChaptersAtIndex:withObject:\", [idx, value]) as Void }/*supa*/\n"))
  }

  @Test("bytes that are no model, and models of any names, end in files of Swift's", arguments: ["", "<model/>", "<model>"])
  func outside(text: String) throws {
    #expect(OutsideFormats.read(dataModel: Data(text.utf8)) == (text == "<model/>", nil))
    #expect(OutsideFormats.read(dataModel: Data(try LibraryModel.contents.utf8)) == (true, nil))
  }
}
