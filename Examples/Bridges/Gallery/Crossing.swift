import SwiftUI

/// A way between SwiftUI and UIKit, with a screen of its own.
enum Crossing: String, CaseIterable, Identifiable {
  case confetti, canvas, header, notes, zoom, search, table, pages, hosting, shortcuts

  var id: Self { self }

  /// What the list calls it.
  var title: LocalizedStringKey {
    switch self {
    case .confetti: "Opening day"
    case .canvas: "Sketch"
    case .header: "Under glass"
    case .notes: "Log book"
    case .zoom: "Close up"
    case .search: "Which bridge?"
    case .table: "All bridges"
    case .pages: "Picture book"
    case .hosting: "Toll booth"
    case .shortcuts: "Keeper"
    }
  }

  /// What of UIKit it shows.
  var summary: LocalizedStringKey {
    switch self {
    case .confetti: "An emitter layer in a view"
    case .canvas: "Touches, and a view that draws itself"
    case .header: "A visual effect over what scrolls"
    case .notes: "A text view that grows, and its delegate"
    case .zoom: "A scroll view that two fingers enlarge"
    case .search: "A search bar over a list"
    case .table: "A table with sections and rows"
    case .pages: "A page view controller with its dots"
    case .hosting: "SwiftUI inside of UIKit inside of SwiftUI"
    case .shortcuts: "The app's delegate and the icon's menu"
    }
  }

  var symbol: String {
    switch self {
    case .confetti: "party.popper"
    case .canvas: "scribble"
    case .header: "rectangle.tophalf.inset.filled"
    case .notes: "text.bubble"
    case .zoom: "plus.magnifyingglass"
    case .search: "magnifyingglass"
    case .table: "list.bullet"
    case .pages: "book"
    case .hosting: "slider.horizontal.3"
    case .shortcuts: "bolt"
    }
  }

  var color: Color {
    switch self {
    case .confetti: .pink
    case .canvas: .orange
    case .header: .teal
    case .notes: .green
    case .zoom: .blue
    case .search: .gray
    case .table: .indigo
    case .pages: .brown
    case .hosting: .purple
    case .shortcuts: .red
    }
  }

  @MainActor @ViewBuilder var screen: some View {
    switch self {
    case .confetti: ConfettiScreen()
    case .canvas: CanvasScreen()
    case .header: HeaderScreen()
    case .notes: NotesScreen()
    case .zoom: ZoomScreen()
    case .search: SearchScreen()
    case .table: TableScreen()
    case .pages: PagesScreen()
    case .hosting: HostingScreen()
    case .shortcuts: ShortcutsScreen()
    }
  }
}
