import Foundation
import StoreEngine
import Testing

@testable import SwiftDataCore

@Suite("Layouts of models")
struct ModelLayoutTests {
  private let layout = ModelLayout.of(Sketch.Album.self)

  @Test("a class has the properties of its metadata, and columns of the kinds that their types need")
  func properties() throws {
    #expect(layout.name == "Album")
    #expect(
      layout.properties.map(\.name) == [
        "title", "year", "rating", "note", "kind", "level", "token", "cover", "tags", "songs", "label",
      ])
    let kinds = layout.properties.compactMap { property -> ColumnKind? in
      guard case .attribute(_, _, let coder) = property.content else { return nil }
      return coder.columns.first?.kind
    }
    #expect(kinds == [.string, .integer64, .double, .string, .string, .integer64, .uuid, .binary, .transformable])
    #expect(layout.issues.isEmpty)
  }

  @Test("a key path finds its property, wherever it was written, and a computed or transient one finds nothing")
  func keyPaths() {
    for _ in 0..<2 {
      #expect(layout.property(\Sketch.Album.title)?.name == "title")
      #expect(layout.property(\Sketch.Album.token)?.name == "token")
      #expect(layout.property(\Sketch.Album.songs)?.name == "songs")
      #expect(layout.property(\Sketch.Album.shortTitle) == nil)
      #expect(layout.property(\Sketch.Album.isOpen) == nil)
      #expect(layout.property(\Sketch.Song.name) == nil)
    }
    let readOnly: KeyPath<Sketch.Album, UUID> = \.token
    #expect(layout.property(readOnly)?.name == "token")
  }

  @Test("many threads find the same, also by key paths that are made while they run")
  func threads() {
    DispatchQueue.concurrentPerform(iterations: 8) { round in
      for _ in 0..<200 {
        let made = (\Sketch.Album.self as WritableKeyPath<Sketch.Album, Sketch.Album>).appending(path: \.year)
        #expect(ModelLayout.of(Sketch.Album.self) === layout)
        #expect(
          layout.property(round.isMultiple(of: 2) ? \Sketch.Album.title : made)?.name
            == (round.isMultiple(of: 2) ? "title" : "year"))
      }
    }
  }

  @Test("relationships are found by the types of properties")
  func relationships() throws {
    guard case .toMany(0, let songs) = try #require(layout.property(named: "songs")).content,
      case .toOne(1, 0, let label) = try #require(layout.property(named: "label")).content
    else {
      Issue.record("songs and label are no relationships")
      return
    }
    #expect(songs == Sketch.Song.self && label == Sketch.Label.self)
  }

  @Test("a default value is read once, as the type that the property has")
  func defaultValues() throws {
    let model = try Schema([Sketch.Album.self]).storeModel
    let album = try #require(model.entity(named: "Album"))
    let rating = try #require(album.attributes.first { $0.name == "rating" })
    #expect(rating.columns.map(\.defaultValue) == [.real(3)])
    let kind = try #require(album.attributes.first { $0.name == "kind" })
    #expect(kind.columns.map(\.defaultValue) == [.text("plain")])
    #expect(try #require(album.attributes.first { $0.name == "title" }).columns.map(\.defaultValue) == [.null])
    #expect(layout.property(named: "rating")?.fallback as? Double == 3)
    #expect(layout.property(named: "title")?.fallback as? String == "")
  }
}
