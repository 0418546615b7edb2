import Foundation
import StoreEngine

/// A small world of folders, notes and labels, for tests of contexts.
///
/// Notes are in one folder (cascade) and have labels (pairs); folders have parents (nullify) and at most one cover note; a mark leads
/// to a note that does not lead back.
enum World {
  static let model = StoreModel([
    StoreEntity(
      name: "Folder", attributes: [text("name")],
      relationships: [
        StoreRelationship(name: "notes", destination: "Note", inverse: "folder", isToMany: true, deleteRule: .cascade),
        StoreRelationship(name: "parent", destination: "Folder", inverse: "children", isToMany: false),
        StoreRelationship(name: "children", destination: "Folder", inverse: "parent", isToMany: true),
        StoreRelationship(name: "cover", destination: "Note", inverse: "covered", isToMany: false),
      ]),
    StoreEntity(
      name: "Note", attributes: [text("name")],
      relationships: [
        StoreRelationship(name: "folder", destination: "Folder", inverse: "notes", isToMany: false),
        StoreRelationship(name: "labels", destination: "Label", inverse: "notes", isToMany: true),
        StoreRelationship(name: "covered", destination: "Folder", inverse: "cover", isToMany: false),
        StoreRelationship(name: "friends", destination: "Note", inverse: "friends", isToMany: true),
      ]),
    StoreEntity(
      name: "Label", attributes: [text("name")],
      relationships: [StoreRelationship(name: "notes", destination: "Note", inverse: "labels", isToMany: true)]),
    StoreEntity(
      name: "Mark", attributes: [text("name")],
      relationships: [StoreRelationship(name: "note", destination: "Note", isToMany: false)]),
  ])

  private static func text(_ name: String) -> StoreAttribute {
    StoreAttribute(name: name, isOptional: true, columns: [StoreColumn(kind: .string)])
  }

  static func coordinator() throws -> StoreCoordinator {
    StoreCoordinator(model: model, stores: [try Store(at: .memory(name: UUID().uuidString), model: model)])
  }

  /// Everything that a context has, by names: what each record is called and where its relationships lead.
  static func picture(_ context: ObjectContext) throws -> [String: [String: [String]]] {
    var picture: [String: [String: [String]]] = [:]
    for entity in model.entities {
      for record in try context.fetch(GraphRequest(StoreRequest(entity: entity.number))) {
        var links: [String: [String]] = [:]
        for (index, relationship) in entity.relationships.enumerated() where !relationship.isHidden {
          let destinations =
            relationship.isToMany ? record.destinations(index) : record.destination(index).map { [$0] } ?? []
          links[relationship.name] = destinations.map(\.name).sorted()
        }
        picture[record.name] = links
      }
    }
    return picture
  }
}

extension Record {
  var name: String {
    get { if case .text(let text) = value(0) { text } else { "" } }
    set { setValue(.text(newValue), 0) }
  }

  func relationship(_ name: String) -> Int { entity.relationships.firstIndex { $0.name == name } ?? -1 }
}

extension ObjectContext {
  func make(_ entity: String, _ name: String) throws -> Record {
    guard let shape = coordinator.graph.entity(named: entity) else {
      throw StoreError.database(code: 0, message: entity, statement: "")
    }
    let record = Record(shape: shape)
    record.name = name
    insert(record)
    return record
  }
}
