import Foundation
import StoreEngine
import SwiftDataCore
import Testing

@Suite("Identifiers of models")
struct IdentifierTests {
  private let store = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

  private func identifier(_ key: Int64, entity: String = "Item", isTemporary: Bool = false) -> PersistentIdentifier {
    PersistentIdentifier(RecordID(store: 1, entity: 2, key: key), entityName: entity, store: store, isTemporary: isTemporary)
  }

  @Test("an identifier is that of a record of a store, and one that is saved is the same as before")
  func identity() {
    let id = identifier(18)
    #expect(id == identifier(18) && id.id == identifier(18).id && id.hashValue == identifier(18).hashValue)
    #expect(id != identifier(19) && id != identifier(18, entity: "Other"))
    #expect(id == identifier(18, isTemporary: true))
    #expect(id.entityName == "Item" && id.storeIdentifier == store.uuidString)
    #expect(identifier(18, isTemporary: true).storeIdentifier == nil)
    #expect(id.text == "x-coredata://01020304-0506-0708-090A-0B0C0D0E0F10/Item/p18")
    #expect(identifier(2) < identifier(10) && identifier(10, entity: "A") < identifier(2, entity: "B"))
  }

  @Test("it is written with the parts that others read, and read as the same")
  func coding() throws {
    for id in [identifier(1), identifier(.max), PersistentIdentifier(temporaryKey: 5, entityName: "Item")] {
      #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: JSONEncoder().encode(id)) == id)
    }
    let parts = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(identifier(7))) as? [String: [String: Any]])
    #expect(parts["implementation"]?["primaryKey"] as? String == "p7")
    #expect(parts["implementation"]?["uriRepresentation"] as? String == identifier(7).text)
    for text in ["x-coredata://a/Item", "http://a/Item/p1", "x-coredata://a/Other/p1", "x-coredata:///Item/p1", ""] {
      let json = #"{"implementation":{"uriRepresentation":"\#(text)","primaryKey":"","entityName":"Item","isTemporary":false}}"#
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(PersistentIdentifier.self, from: Data(json.utf8)) }
    }
  }

  @Test("it can be made of a store's identifier and a key: a number, the text of one, or any other")
  func primaryKeys() throws {
    func made<Key: Comparable & CustomStringConvertible & Codable & Hashable>(_ key: Key) throws -> PersistentIdentifier {
      try PersistentIdentifier.identifier(for: store.uuidString, entityName: "Item", primaryKey: key)
    }
    #expect(try made(18) == identifier(18))
    #expect(try made("p18") == identifier(18))
    #expect(try made("abc") == made("abc") && made("abc") != made("abd"))
    #expect(try made("p018") != identifier(18))
    #expect(try made("abc").text.hasSuffix("/Item/abc"))
  }

  @Test("the record of an identifier is found in a store's model")
  func records() {
    let model = StoreModel([StoreEntity(name: "Item", attributes: [], relationships: [])])
    #expect(identifier(3).record(store: 4, model: model) == RecordID(store: 4, entity: 1, key: 3))
    #expect(identifier(3, entity: "Other").record(store: 4, model: model) == nil)
    #expect(PersistentIdentifier(temporaryKey: 3, entityName: "Item").record(store: 4, model: model) == nil)
  }
}
