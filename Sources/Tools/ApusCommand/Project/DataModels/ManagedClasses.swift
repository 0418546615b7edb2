import Foundation
import ManagedModelFormat

/// The classes that Xcode writes for the entities of a model, where the model asks for them.
///
/// The texts are as Xcode's own, file by file, so that what an app's sources rely on is there: `Book+CoreDataClass.swift` with the
/// class, `Book+CoreDataProperties.swift` with `fetchRequest()`, the properties, and what adds to and takes from relationships. Before
/// they are compiled they are rewritten as sources are, see ``ManagedMembers``.
struct ManagedClasses {
  private let version: DataModel.Version
  private let classes: [String: String]

  init(_ version: DataModel.Version) {
    self.version = version
    classes = Dictionary(version.model.entities.map { ($0.name, $0.className) }) { first, _ in first }
  }

  /// The files by their names; empty: the app writes all classes itself.
  ///
  /// - Parameter path: The model, for what is said of it.
  /// - Returns: The names and the texts.
  /// - Throws: A failure where two entities want one class written.
  func files(of path: Path) throws -> [(name: String, text: String)] {
    var owners: [String: String] = [:]
    var files: [(String, String)] = []
    for entity in version.model.entities where entity.hasOwnClass {
      let generation = version.generation[entity.name] ?? .none
      guard generation != .none else { continue }
      if let other = owners.updateValue(entity.name, forKey: entity.className) {
        throw CommandError.failure(
          "\(path): the entities \(other) and \(entity.name) both have the class \(entity.className) made; "
            + "give one of them a class of its own, or write it by hand (Codegen: Manual/None)")
      }
      if generation == .class { files.append((entity.className + "+CoreDataClass.swift", classText(of: entity))) }
      files.append((entity.className + "+CoreDataProperties.swift", propertiesText(of: entity)))
    }
    return files
  }

  // MARK: - The class

  private func classText(of entity: ManagedEntity) -> String {
    let parent = entity.parent.flatMap { classes[$0] } ?? ManagedEntity.plainClass
    let name = SwiftLiteral.name(entity.className)
    return header(showsCoreData: parent == ManagedEntity.plainClass) + """
      public typealias \(entity.className)CoreDataClassSet = NSSet

      @objc(\(entity.className))
      nonisolated public class \(name): \(SwiftLiteral.name(parent)) {

      }

      """
  }

  /// What a file begins with; an import that nothing public needs is none of everybody's.
  private func header(showsCoreData: Bool = true) -> String {
    """
    // Made from the app's data model whenever it is built. Changes to this file are lost.

    public import Foundation
    \(showsCoreData ? "public " : "")import CoreData


    """
  }

  // MARK: - The properties

  private func propertiesText(of entity: ManagedEntity) -> String {
    let name = SwiftLiteral.name(entity.className)
    let properties =
      entity.attributes.map { ($0.name, Self.type(of: $0)) } + entity.relationships.map { ($0.name, type(of: $0)) }
      + entity.fetchedProperties.map { ($0.name, "[\(destination($0.request.entity))]") }
    let lines = properties.map { "    @NSManaged public var \(SwiftLiteral.name($0.0)): \($0.1)" }
    let text = """
      public typealias \(entity.className)CoreDataPropertiesSet = NSSet

      nonisolated extension \(name) {

          @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
              return NSFetchRequest<\(name)>(entityName: "\(entity.name)")
          }

      \(lines.map { $0 + "\n" }.joined())
      }

      """
    let accessors = entity.relationships.filter(\.isToMany).map { self.accessors(of: $0, owner: name) }
    // What an entity above says already must not be said again.
    let identity = entity.parent == nil ? ["\nnonisolated extension \(name) : Identifiable {\n\n}\n"] : []
    return header() + ([text] + accessors + identity).joined()
  }

  /// The type of an attribute: a number where the model asks for one, else an object that may not be there.
  private static func type(of attribute: ManagedAttribute) -> String {
    switch attribute.type {
    case .integer16 where attribute.usesScalar: "Int16"
    case .integer32 where attribute.usesScalar: "Int32"
    case .integer64 where attribute.usesScalar: "Int64"
    case .double where attribute.usesScalar: "Double"
    case .float where attribute.usesScalar: "Float"
    case .boolean where attribute.usesScalar: "Bool"
    case .date where attribute.usesScalar: "TimeInterval"
    case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .objectID: "NSManagedObjectID?"
    case .composite: "[String : Any]?"
    case .transformable, .undefined: optional(attribute.customClass ?? "NSObject")
    }
  }

  private static func optional(_ type: String) -> String {
    // `any P` and types of functions need brackets, and so may what nobody has foreseen.
    let isPlain = type.allSatisfy { $0.isLetter || $0.isNumber || "_.[]<>:, ".contains($0) } && !type.hasPrefix("any ")
    return type.hasSuffix("?") ? type : isPlain ? type + "?" : "(\(type))?"
  }

  private func type(of relationship: ManagedRelationship) -> String {
    guard relationship.isToMany else { return destination(relationship.destination) + "?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  private func destination(_ entity: String) -> String { SwiftLiteral.name(classes[entity] ?? ManagedEntity.plainClass) }

  // MARK: - Relationships to many

  private func accessors(of relationship: ManagedRelationship, owner: String) -> String {
    let words = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let other = destination(relationship.destination)
    let collection = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let ordered: [(selector: String, function: String)] = [
      ("insertObject:in\(words)AtIndex:", "insertInto\(words)(_ value: \(other), at idx: Int)"),
      ("removeObjectFrom\(words)AtIndex:", "removeFrom\(words)(at idx: Int)"),
      ("insert\(words):atIndexes:", "insertInto\(words)(_ values: [\(other)], at indexes: NSIndexSet)"),
      ("remove\(words)AtIndexes:", "removeFrom\(words)(at indexes: NSIndexSet)"),
      ("replaceObjectIn\(words)AtIndex:withObject:", "replace\(words)(at idx: Int, with value: \(other))"),
      ("replace\(words)AtIndexes:with\(words):", "replace\(words)(at indexes: NSIndexSet, with values: [\(other)])"),
    ]
    let all: [(selector: String, function: String)] = [
      ("add\(words)Object:", "addTo\(words)(_ value: \(other))"),
      ("remove\(words)Object:", "removeFrom\(words)(_ value: \(other))"),
      ("add\(words):", "addTo\(words)(_ values: \(collection))"),
      ("remove\(words):", "removeFrom\(words)(_ values: \(collection))"),
    ]
    let functions = ((relationship.isOrdered ? ordered : []) + all).map { item in
      "    @objc(\(item.selector))\n    @NSManaged public func \(item.function)\n\n"
    }
    return "\n// MARK: Generated accessors for \(relationship.name)\nnonisolated extension \(owner) {\n\n\(functions.joined())}\n"
  }
}
