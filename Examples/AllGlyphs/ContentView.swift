import SwiftUI

struct ContentView: View {
  private static let names = GlyphFont.availableNames()

  @State private var font = GlyphFont(name: names.first ?? "")
  @State private var size: CGFloat = 44
  @State private var query = ""
  @State private var selection: Int?

  /// Whether something is sought that the font does not have.
  private var isMissing: Bool { !query.isEmpty && GlyphSearch(query)?.glyph(in: font) == nil }

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 10) {
          HStack(alignment: .firstTextBaseline) {
            // At the largest text sizes both keep to their line.
            Text(verbatim: "AllGlyphs").font(.title.bold()).layoutPriority(1)
            Spacer(minLength: 8)
            Text(verbatim: isMissing ? "見つかりません" : "\(font.glyphCount) グリフ")
              .font(.subheadline)
              .monospacedDigit()
              .foregroundColor(isMissing ? .red : .secondary)
          }
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(.horizontal, 16)
          TextField("文字、U+6C38、#グリフ番号", text: $query)
            .textFieldStyle(.roundedBorder)
            .padding(.horizontal, 16)
          FontChooser(names: Self.names, chosen: font.name) { name in
            font = GlyphFont(name: name)
            selection = nil
            proxy.scrollTo(0, anchor: .top)
          }
        }
        .padding(.vertical, 10)
        Divider()
        ScrollView { GlyphGrid(font: font, size: size, selection: $selection) }
        Divider()
        VStack(spacing: 8) {
          if let selection { GlyphDetail(font: font, glyph: selection) }
          Slider(value: $size, in: 24...120) {
            Text("大きさ")
          } minimumValueLabel: {
            Text(verbatim: "字").font(.footnote)
          } maximumValueLabel: {
            Text(verbatim: "字").font(.title2)
          }
          .padding(.horizontal, 16)
        }
        .padding(.vertical, 10)
      }
      .onChange(of: query) { find(query, proxy) }
    }
  }

  private func find(_ query: String, _ proxy: ScrollViewProxy) {
    guard let glyph = GlyphSearch(query)?.glyph(in: font) else { return }
    selection = glyph
    proxy.scrollTo(glyph, anchor: .center)
  }
}
