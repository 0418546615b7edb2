import Foundation
import SwiftDataCore

/// Classes that the tests of layouts read.
enum Sketch {
  enum Kind: String, Codable { case plain, rare }
  enum Level: Int, Codable { case low = 1, high = 5 }

  @Model final class Album {
    @Attribute(.unique) var title: String
    var year: Int = 1999
    var rating: Double = 3
    var note: String?
    var kind: Kind = Kind.plain
    var level: Level?
    private(set) var token: UUID = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    @Attribute(originalName: "picture") var cover: Data?
    var tags: [String] = []
    @Transient var isOpen = false
    @Relationship(deleteRule: .cascade, inverse: \Song.album) var songs: [Song] = []
    var label: Label?
    var shortTitle: String { String(title.prefix(3)) }

    init(title: String) { self.title = title }
  }

  @Model final class Song {
    var name: String
    var album: Album?
    @Relationship(minimumModelCount: 1, maximumModelCount: 4) var singers: [Singer]? = []

    init(name: String) { self.name = name }
  }

  @Model final class Label {
    #Unique<Label>([\.city, \.name])
    #Index<Label>([\.name], [\.city, \.name])
    var name: String
    var city: String = ""
    var albums: [Album] = []

    init(name: String) { self.name = name }
  }

  @Model final class Singer {
    var name: String
    var mentor: Singer?
    var pupils: [Singer] = []

    init(name: String) { self.name = name }
  }
}
