import SwiftUI

/// Where a book stands.
enum Shelf: String, CaseIterable, Identifiable {
  case reading, wanted, finished

  var id: Self { self }

  var title: LocalizedStringKey {
    switch self {
    case .reading: "Reading"
    case .wanted: "To Read"
    case .finished: "Finished"
    }
  }
}

/// Who published a book, and when.
struct Edition: Codable, Hashable {
  var publisher: String
  var year: Int
}

extension Book {
  var shelf: Shelf {
    get { Shelf(rawValue: shelfName) ?? .wanted }
    set {
      shelfName = newValue.rawValue
      finished = newValue == .finished ? finished ?? .now : nil
    }
  }

  /// How much has been read, from 0 to 1.
  var progress: Double {
    pages > 0 ? min(Double(pagesRead) / Double(pages), 1) : 0
  }
}
