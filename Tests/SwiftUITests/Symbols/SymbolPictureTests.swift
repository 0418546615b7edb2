import ApusTesting
import SwiftUI
import SystemSymbols
import Testing

/// The pages that docs/Symbols.md shows.
@Suite("Pictures of symbols")
@MainActor
struct SymbolPictureTests {
  @Test("every drawing of the library's own, by what it shows")
  func own() {
    let groups = SymbolGroup.groups(of: LibrarySymbols.names.filter { !$0.hasPrefix("_") })
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 920, height: 1250)
        $0.scale = 1
      }
    ) { SymbolPage(groups: groups) }
    screen.expectImage("symbols")
  }

  @Test("three weights in four renderings, of symbols with layers, colours and values")
  func renderings() {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 760, height: 930)
        $0.scale = 1
      }
    ) { RenderingPage() }
    screen.expectImage("symbol-renderings")
  }
}

/// Symbols whose names begin alike.
private struct SymbolGroup: Identifiable {
  let id: String
  var names: [String] = []

  private static let words: [(String, Set<String>)] = [
    ("Arrows", ["arrow", "arrowshape", "arrowtriangle", "chevron", "return", "repeat", "shuffle", "gobackward", "goforward"]),
    (
      "Shapes",
      [
        "circle", "square", "rectangle", "capsule", "oval", "diamond", "rhombus", "hexagon", "octagon", "pentagon", "triangle",
        "triangleshape", "seal", "shield", "app", "viewfinder", "star", "heart", "suit",
      ]
    ),
    ("People", ["person", "figure", "hand", "hands", "eye", "eyes", "brain", "face"]),
    ("Weather", ["sun", "cloud", "icloud", "moon", "moonphase", "sunrise", "sunset", "rainbow", "snow", "wind", "drop", "bolt"]),
    (
      "Sound and pictures",
      [
        "play", "pause", "playpause", "stop", "forward", "backward", "speaker", "mic", "music", "video", "camera", "film",
        "photo",
        "waveform", "pip", "airplayaudio", "airplayvideo", "captions",
      ]
    ),
    (
      "Texts and documents",
      [
        "doc", "note", "text", "textformat", "list", "book", "books", "folder", "tray", "pencil", "bubble", "message", "envelope",
        "clipboard", "bold", "character",
      ]
    ),
    (
      "Devices",
      [
        "iphone", "ipad", "applewatch", "display", "desktopcomputer", "laptopcomputer", "macbook", "tv", "keyboard", "cpu",
        "memorychip", "externaldrive", "internaldrive", "opticaldiscdrive", "server", "battery", "wifi", "poweroutlet",
      ]
    ),
    (
      "Signs",
      [
        "plus", "minus", "xmark", "checkmark", "multiply", "divide", "equal", "lessthan", "greaterthan", "percent", "number",
        "info",
        "questionmark", "exclamationmark", "infinity", "sum", "function", "at", "command", "option", "shift", "control",
      ]
    ),
  ]

  static func groups(of names: [String]) -> [SymbolGroup] {
    var groups = words.map { SymbolGroup(id: $0.0) } + [SymbolGroup(id: "Money"), SymbolGroup(id: "Things")]
    for name in names {
      let word = String(name.prefix { $0 != "." })
      let index = words.firstIndex { $0.1.contains(word) } ?? (word.hasSuffix("sign") ? words.count : words.count + 1)
      groups[index].names.append(name)
    }
    return groups
  }
}

private struct SymbolPage: View {
  let groups: [SymbolGroup]
  private let columns = Array(repeating: GridItem(.fixed(28), spacing: 0), count: 32)

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(groups) { group in
        Text(group.id).font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary)
        LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
          ForEach(group.names, id: \.self) { Image(systemName: $0).font(.system(size: 15)).frame(width: 28, height: 26) }
        }
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.white)
  }
}

private struct RenderingPage: View {
  private static let names = [
    "star.fill", "heart.circle.fill", "checkmark.circle.fill", "xmark.circle.fill", "exclamationmark.triangle.fill",
    "34.circle.fill", "a.square.fill", "plus.app.fill", "person.2.fill", "person.crop.circle.badge.plus", "folder.badge.plus",
    "calendar.badge.exclamationmark", "bell.slash.fill", "lock.shield.fill", "doc.text.fill", "cloud.sun.rain.fill",
    "cloud.bolt.fill", "speaker.wave.3.fill", "wifi", "square.3.layers.3d", "rectangle.stack.fill", "icloud.and.arrow.up.fill",
    "square.and.arrow.up", "plus.magnifyingglass",
  ]
  private static let weights: [Font.Weight] = [.light, .regular, .bold]
  private static let modes: [SymbolRenderingMode] = [.monochrome, .hierarchical, .palette, .multicolor]

  var body: some View {
    VStack(spacing: 2) {
      ForEach(Self.names, id: \.self) { name in
        HStack(spacing: 0) {
          ForEach(0..<4) { mode in
            ForEach(0..<3) { weight in
              Image(systemName: name, variableValue: weight == 1 ? 0.5 : nil)
                .font(.system(size: 24, weight: Self.weights[weight]))
                .symbolRenderingMode(Self.modes[mode])
                .frame(width: 46, height: 36)
            }
          }
          Text(name).font(.system(size: 11)).frame(width: 190, alignment: .leading)
        }
      }
    }
    .foregroundStyle(.blue, .orange, .green)
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(white: 0.92))
  }
}
