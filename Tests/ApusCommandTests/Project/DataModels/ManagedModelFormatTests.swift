import Foundation
import ManagedModelFormat
import Testing

@testable import ApusCommand

@Suite("Compiled data models")
struct ManagedModelFormatTests {
  @Test("a model is read as it was written, and equal models are equal bytes")
  func roundTrip() throws {
    let model = try LibraryModel.read().model
    #expect(try ManagedModel(json: model.json()) == model)
    #expect(try model.json() == LibraryModel.read().model.json())
    #expect(try ManagedModel(json: ManagedModel().json()) == ManagedModel())
  }

  @Test(
    "every kind of value is",
    arguments: [
      .integer(.max), .decimal("0.1"), .double(0.1), .string("\u{0}\"é"), .boolean(false), .date(-1.5), .uuid("A"), .uri("b:c"),
    ] as [ManagedValue])
  func values(value: ManagedValue) throws {
    #expect(try JSONDecoder().decode(ManagedValue.self, from: JSONEncoder().encode(value)) == value)
  }

  @Test("a value of no kind, or of two, is none", arguments: ["{}", "{\"integer\": 1, \"string\": \"\"}", "{\"a\": 1}"])
  func damagedValues(text: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(ManagedValue.self, from: Data(text.utf8)) }
  }

  @Test("what is no model of this form says what to do", arguments: ["", "[]", "{\"format\": 1}", "{\"format\": 2}"])
  func damaged(text: String) throws {
    let problem = try #require(throws: ManagedModelProblem.self) { try ManagedModel(json: Data(text.utf8)) }
    #expect(problem.place == "the compiled model" && problem.description.hasSuffix("; build the app anew"))
  }

  @Test("values that do not fit are found in compiled models, too")
  func unchecked() throws {
    var model = ManagedModel()
    var entity = ManagedEntity(name: "A")
    entity.attributes = [ManagedAttribute(name: "b", type: .boolean)]
    entity.attributes[0].defaultValue = .integer(1)
    model.entities = [entity]
    let json = try model.json()
    let problem = try #require(throws: ManagedModelProblem.self) { try ManagedModel(json: json) }
    #expect(problem.description.contains("the attribute b of the entity A: its default value is of another type"))
    model.entities[0].attributes[0].defaultValue = .double(.infinity)
    #expect(throws: ManagedModelProblem.self) { try model.check() }
  }

  @Test("the property list names the current version")
  func versionInfo() throws {
    let data = try ManagedModelFiles.versionInfo(current: "Library 2")
    #expect(try ManagedModelFiles.currentVersion(in: data) == "Library 2")
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
    #expect(list == ["NSManagedObjectModel_CurrentVersionName": "Library 2"])
    #expect(throws: DecodingError.self) { try ManagedModelFiles.currentVersion(in: Data("<plist/>".utf8)) }
  }

  @Test("every type of an attribute has a name of its own; whole numbers are three of them")
  func types() {
    #expect(Set(ManagedAttributeType.allCases.map(\.rawValue)).count == ManagedAttributeType.allCases.count)
    #expect(ManagedAttributeType.allCases.filter(\.isInteger) == [.integer16, .integer32, .integer64])
  }
}
