import Foundation
import ManagedModelFormat
import Testing

@testable import ApusCommand

@Suite("Versions of data models")
struct DataModelReaderTests {
  private func attribute(_ name: String, of entity: String) throws -> ManagedAttribute {
    let entity = try #require(try LibraryModel.read().model.entity(named: entity))
    return try #require(entity.attributes.first { $0.name == name })
  }

  @Test("the model itself: who uses it, its parts, who writes the classes")
  func model() throws {
    let reader = try LibraryModel.read()
    let model = reader.model
    #expect(model.format == ManagedModel.currentFormat && model.module == "Shelves" && model.usesCloudKit)
    #expect(model.versionIdentifiers == ["Shelves 2"])
    #expect(model.entities.map(\.name) == ["Author", "Book", "Chapter", "Loan", "Note", "Person"])
    #expect(
      reader.generation
        == ["Author": .class, "Book": .class, "Chapter": .category, "Loan": .none, "Note": .class, "Person": .none])
    var shared = ManagedConfiguration(name: "Shared")
    (shared.entities, shared.usesCloudKit) = (["Author", "Book"], true)
    #expect(model.configurations == [shared])
    var thick = ManagedFetchRequest(name: "Thick", entity: "Book")
    (thick.predicate, thick.limit, thick.batchSize, thick.result) = ("pages > $least", 20, 5, .objectIDs)
    thick.includesSubentities = false
    #expect(model.fetchRequests == [thick])
    var place = ManagedComposite(name: "Place")
    var floor = ManagedAttribute(name: "floor", type: .integer16)
    (floor.isOptional, floor.defaultValue) = (true, .integer(0))
    var room = ManagedAttribute(name: "room", type: .string)
    room.isOptional = true
    place.attributes = [floor, room]
    #expect(model.composites == [place])
  }

  @Test("entities: classes with and without modules, parents, former names, what is unique, indexes")
  func entities() throws {
    let model = try LibraryModel.read().model
    let author = try #require(model.entity(named: "Author")), book = try #require(model.entity(named: "Book"))
    #expect(author.parent == "Person" && author.renamingIdentifier == "Writer" && author.module == nil)
    #expect(book.className == "Book" && book.module == "Shelves" && book.displayNameExpression == "title")
    #expect(book.uniquenessConstraints == [["identifier"], ["title", "author"]])
    var index = ManagedFetchIndex(name: "byTitle")
    index.elements = [.init(property: "title"), .init(property: "shelf.room"), .init(expression: "length:(title)")]
    index.elements[0].isAscending = false
    #expect(book.indexes == [index] && index.elements[2].kind == ManagedFetchIndex.Kind.binary)
    let loan = try #require(model.entity(named: "Loan")), person = try #require(model.entity(named: "Person"))
    #expect(loan.className == "LoanRecord" && loan.module == "LibraryKit" && loan.userInfo == ["sync": "never"])
    #expect(person.isAbstract && person.versionHashModifier == "2")
    #expect(model.entity(named: "Note")?.hasOwnClass == false && person.hasOwnClass)
    #expect(model.entity(named: "Book ") == nil)
  }

  @Test(
    "attributes have the values of their types",
    arguments: [
      ("added", .date, .date(730_000_000)), ("default", .boolean, .boolean(true)), ("identifier", .uuid, nil),
      ("pages", .integer32, .integer(0)), ("price", .decimal, .decimal("12.50")), ("rating", .double, .double(0)),
      ("title", .string, .string("")), ("cover", .binary, nil), ("link", .uri, nil), ("shelf", .composite, nil),
      ("state", .integer16, .integer(0)), ("weight", .float, nil), ("marks", .transformable, nil),
    ] as [(String, ManagedAttributeType, ManagedValue?)])
  func values(name: String, type: ManagedAttributeType, value: ManagedValue?) throws {
    let attribute = try attribute(name, of: "Book")
    #expect(attribute.type == type && attribute.defaultValue == value)
  }

  @Test("attributes: bounds, where they are kept, what they are made of")
  func attributes() throws {
    let pages = try attribute("pages", of: "Book"), penName = try attribute("penName", of: "Author")
    #expect(pages.minimum == .integer(1) && pages.maximum == .integer(20_000) && pages.usesScalar && pages.isOptional)
    #expect(penName.maximum == .integer(40) && penName.minimum == nil && penName.regularExpression == "[A-Z].*")
    let cover = try attribute("cover", of: "Book"), search = try attribute("search", of: "Book")
    #expect(cover.allowsExternalStorage && search.derivation == "canonical:(title)")
    let marks = try attribute("marks", of: "Book"), title = try attribute("title", of: "Book")
    #expect(marks.transformer == "NSSecureUnarchiveFromData" && marks.customClass == "[String: [Int]]")
    #expect(title.userInfo == ["hint": "As on the \"spine\""] && title.isInSpotlight && title.allowsCloudEncryption)
    #expect(!title.isOptional && !title.isTransient && !title.preservesValueInHistory)
    #expect(try attribute("default", of: "Book").isTransient && attribute("weight", of: "Book").preservesValueInHistory)
    let shelf = try attribute("shelf", of: "Book")
    #expect(shelf.composite == "Place" && shelf.customClass == nil)
    #expect(try attribute("added", of: "Book").minimum == .date(0))
  }

  @Test("relationships and fetched properties")
  func relationships() throws {
    let model = try LibraryModel.read().model
    var books = ManagedRelationship(name: "books", destination: "Book")
    (books.isOptional, books.isToMany, books.maximumCount, books.deleteRule) = (true, true, 500, .cascade)
    (books.inverse, books.inverseEntity) = ("author", "Book")
    #expect(model.entity(named: "Author")?.relationships == [books])
    let other = try #require(model.entity(named: "Book")?.relationships)
    #expect(other.map(\.deleteRule) == [.nullify, .deny] && other.map(\.maximumCount) == [1, 0])
    #expect(other.map(\.isOrdered) == [false, true] && other.map(\.minimumCount) == [0, 1])
    #expect(model.entity(named: "Chapter")?.relationships.first?.deleteRule == ManagedRelationship.DeleteRule.noAction)
    var request = ManagedFetchRequest(name: "fetchedPropertyFetchRequest", entity: "Author")
    request.predicate = "penName != nil && SELF != $FETCH_SOURCE"
    var rivals = ManagedFetchedProperty(name: "rivals", request: request)
    rivals.isOptional = true
    #expect(model.entity(named: "Author")?.fetchedProperties == [rivals])
    #expect(request.result == ManagedFetchRequest.Result.objects)
  }

  @Test("a model of Xcode 4: many by the greatest count, numbers that a change of type has left")
  func old() throws {
    let text = LibraryModel.text(
      """
      <entity name="Tree"><attribute name="age" attributeType="Integer 64" defaultValueString="2.0"/>
      <relationship name="branches" maxCount="-1" destinationEntity="Tree"/>
      <relationship name="trunk" minCount="1" maxCount="1" destinationEntity="Tree"/></entity>
      """)
    let tree = try #require(try LibraryModel.read(text).model.entity(named: "Tree"))
    #expect(tree.attributes[0].defaultValue == .integer(2) && tree.className == ManagedEntity.plainClass)
    #expect(tree.relationships.map(\.isToMany) == [true, false] && tree.relationships.map(\.maximumCount) == [0, 1])
  }

  @Test(
    "what does not fit is named with its file, the part of the model and a remedy",
    arguments: [
      ("<entity/>", "the entity: name is missing; set it in Xcode's editor"),
      ("<entity name=\"A b\"/>", "the model: A?b is no name for its entity; give it one of letters, digits and underscores"),
      ("<entity name=\"A\"/><entity name=\"A\"/>", "the model: it has the entity A twice; rename one of them"),
      ("<entity name=\"A\" parentEntity=\"B\"/>", "the parent of the entity A: there is no entity B; "),
      ("<entity name=\"A\" parentEntity=\"A\"/>", "the entity A: it is its own parent; choose another parent"),
      ("<entity name=\"A\" isAbstract=\"yes\"/>", "the entity A: isAbstract \"yes\" is neither YES nor NO; "),
      ("<entity name=\"A\" codeGenerationType=\"swift\"/>", "codeGenerationType \"swift\" is none of class, category and none; "),
      ("<entity name=\"A\" representedClassName=\"a b\"/>", "the entity A: representedClassName \"a b\" is no class; "),
      (
        "<entity name=\"A\"><attribute name=\"b\" attributeType=\"Colour\"/></entity>",
        "the attribute b of the entity A: attributeType \"Colour\" is none of Binary, "
      ),
      (
        "<entity name=\"A\"><attribute name=\"b\" attributeType=\"Integer 16\" defaultValueString=\"70000\"/></entity>",
        "the attribute b of the entity A: defaultValueString \"70000\" is no value of its type; "
      ),
      (
        "<entity name=\"A\"><attribute name=\"b\" attributeType=\"Date\" defaultDateTimeInterval=\"nan\"/></entity>",
        "defaultDateTimeInterval \"nan\" is no number; "
      ),
      (
        "<entity name=\"A\"><attribute name=\"b\" attributeType=\"Transformable\" customClassName=\"B\n{}\"/></entity>",
        "customClassName \"B\\u{a}{}\" is no type of Swift; "
      ),
      ("<entity name=\"A\"><attribute name=\"b\" attributeType=\"Composite\"/></entity>", "it is of no composite of the model; "),
      (
        "<entity name=\"A\"><attribute name=\"b\"/><attribute name=\"b\"/></entity>",
        "the entity A: it has the property b twice; rename one of them"
      ),
      (
        "<entity name=\"A\"><relationship name=\"b\" destinationEntity=\"C\"/></entity>",
        "the relationship b of the entity A: there is no entity C; "
      ),
      (
        "<entity name=\"A\"><relationship name=\"b\" destinationEntity=\"A\" inverseName=\"c\"/></entity>",
        "its inverse c is no relationship of A; choose the inverse again, or none"
      ),
      (
        "<entity name=\"A\"><relationship name=\"b\" destinationEntity=\"A\" toMany=\"YES\" minCount=\"3\" maxCount=\"2\"/></entity>",
        "no count is from 3 to 2; make the minimum the smaller one"
      ),
      (
        "<entity name=\"A\"><relationship name=\"b\" destinationEntity=\"A\" deletionRule=\"Destroy\"/></entity>",
        "deletionRule \"Destroy\" is none of Cascade, Deny, No Action, Nullify; "
      ),
      (
        "<entity name=\"A\"><uniquenessConstraints><uniquenessConstraint><constraint value=\"b\"/></uniquenessConstraint>"
          + "</uniquenessConstraints></entity>", "a uniqueness constraint of the entity A: there is no property b; "
      ),
      (
        "<entity name=\"A\"><fetchIndex name=\"i\"><fetchIndexElement property=\"b\"/></fetchIndex></entity>",
        "the fetch index i of the entity A: there is no property b; "
      ),
      ("<entity name=\"A\"><fetchIndex name=\"i\"><fetchIndexElement/></fetchIndex></entity>", "are both there, or neither is"),
      (
        "<entity name=\"A\"><fetchedProperty name=\"f\"/></entity>",
        "the fetchedProperty f of the entity A: it has no fetch request"
      ),
      ("<configuration name=\"c\"><memberEntity name=\"A\"/></configuration>", "the configuration c: there is no entity A; "),
      ("<fetchRequest name=\"f\" entity=\"A\"/>", "the fetch request f: there is no entity A; "),
      (
        "<composite name=\"P\"><attribute name=\"p\" attributeType=\"Composite\" type=\"P\"/></composite>",
        "the composite P: it is a part of itself; "
      ),
    ])
  func bad(elements: String, expected: String) throws {
    let failure = try #require(failure { _ = try LibraryModel.read(LibraryModel.text(elements)) })
    #expect(failure.code == 1 && failure.message.hasPrefix("/Library.xcdatamodel/contents: "))
    #expect(failure.message.contains(expected), "\(failure.message)")
  }

  @Test("chains of parents and composites have an end, and nothing outside of the file is read")
  func limits() throws {
    let deep = (0..<200).map { "<entity name=\"E\($0)\" parentEntity=\"E\($0 + 1)\"/>" }.joined() + "<entity name=\"E200\"/>"
    #expect(failure { _ = try LibraryModel.read(LibraryModel.text(deep)) }?.message.contains("100 entities above it") == true)
    let many = (0...ManagedModel.mostEntities).map { "<entity name=\"E\($0)\"/>" }.joined()
    #expect(failure { _ = try LibraryModel.read(LibraryModel.text(many)) }?.message.contains("split it") == true)
    let outside = "<!DOCTYPE model [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><model userDefinedModelVersionIdentifier=\"&a;\"/>"
    #expect(failure { _ = try LibraryModel.read(outside) }?.message.contains("document type") == true)
    #expect(failure { _ = try LibraryModel.read("<a/>") }?.message.contains("holds no model") == true)
  }
}
