import SwiftUI

/// A colour and its shades.
struct Paint: Identifiable {
  struct Shade: Identifiable {
    let id: Int
    let brightness: Double
  }

  let id: String
  let color: Color
  let shades: [Shade]

  init(_ name: String, _ color: Color) {
    id = name
    self.color = color
    shades = (0..<5).map { Shade(id: $0, brightness: Double($0) * 0.03) }
  }
}

/// Sections of a lazy stack: their headers and footers stay at the edges while the section passes.
struct ColorSectionsView: View {
  private let paints = [Paint("Reds", .red), Paint("Greens", .green), Paint("Blues", .blue)]
  private let stamp = TimeStamp()

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 1, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(paints) { paint in
          Section {
            ForEach(paint.shades) { shade in
              paint.color
                .brightness(shade.brightness)
                .frame(height: 140)
                .overlay { Text(stamp.now).font(.largeTitle).foregroundColor(.white).monospacedDigit() }
            }
          } header: {
            edge(Text(paint.id).font(.headline).foregroundColor(paint.color))
          } footer: {
            edge(Text("=== \(paint.id) footer ===").font(.footnote))
          }
        }
      }
    }
  }

  /// A header or footer: rows show through it.
  private func edge(_ text: Text) -> some View {
    text
      .padding(.horizontal)
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.primary.colorInvert().opacity(0.85))
  }
}
