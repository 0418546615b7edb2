import StoreEngine
import Testing

@Suite("Models of stores")
struct StoreModelTests {
  private let author = StoreEntity(
    name: "Author", attributes: [StoreAttribute(name: "name", isOptional: false, columns: [StoreColumn(kind: .string)])],
    relationships: [StoreRelationship(name: "books", destination: "Book", inverse: "author", isToMany: true)])
  private let book = StoreEntity(
    name: "Book", attributes: [StoreAttribute(name: "title", isOptional: false, columns: [StoreColumn(kind: .string)])],
    relationships: [
      StoreRelationship(name: "author", destination: "Author", inverse: "books", isToMany: false),
      StoreRelationship(name: "cover", destination: "Picture", isToMany: false),
    ])
  private let picture = StoreEntity(
    name: "Picture", attributes: [StoreAttribute(name: "data", isOptional: true, columns: [StoreColumn(kind: .binary)])],
    relationships: [StoreRelationship(name: "thumbnails", destination: "Picture", isToMany: true)])
  private let photo = StoreEntity(
    name: "Photo", parent: "Picture",
    attributes: [StoreAttribute(name: "date", isOptional: true, columns: [StoreColumn(kind: .date)])], relationships: [])

  @Test("entities are numbered by name, and those that inherit share their parent's table")
  func numbers() {
    let model = StoreModel([picture, photo, book, author])
    #expect(model.entities.map(\.name) == ["Author", "Book", "Photo", "Picture"])
    #expect(model.entities.map(\.number) == [1, 2, 3, 4])
    #expect(model.entities.map(\.root) == [1, 2, 4, 4])
    #expect(model.entity(named: "Picture")?.family == [3, 4])
    #expect(model.entity(named: "Photo")?.attributes.map(\.name) == ["data", "date"])
    #expect(model.entity(named: "Photograph") == nil)
  }

  @Test("a relationship without an inverse gets a hidden one at its destination, to many unless it is to many itself")
  func inverses() throws {
    let model = StoreModel([picture, photo, book, author])
    let stored = try #require(model.entity(named: "Picture"))
    #expect(stored.relationships.map(\.name) == ["thumbnails", "Book.cover", "Picture.thumbnails"])
    #expect(stored.relationships.map(\.isToMany) == [true, true, false])
    #expect(stored.relationships.map(\.isHidden) == [false, true, true])
    #expect(stored.toOneRelationships == [2])
    let cover = try #require(model.entity(named: "Book")?.relationships.last)
    let inverse = try #require(model.inverse(of: cover))
    #expect(inverse.entity.name == "Picture" && inverse.index == 1)
    #expect(model.entity(named: "Photo")?.relationships.map(\.name) == ["thumbnails", "Book.cover", "Picture.thumbnails"])
  }
}
