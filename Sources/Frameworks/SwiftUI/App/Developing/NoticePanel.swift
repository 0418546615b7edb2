import CoreGraphicsTypes
import SwiftUICore

/// Lines over a window's content, for who writes the app: a card at the bottom that scrolls where it is long, with a button to close it.
struct NoticePanel: View {
  let text: String
  let close: () -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    GeometryReader { window in
      card
        .frame(maxHeight: max(window.size.height * 0.6, 120), alignment: .bottom)
        .padding(12)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
  }

  private var card: some View {
    HStack(alignment: .top, spacing: 0) {
      ViewThatFits(in: .vertical) {
        lines
        ScrollView { lines }
      }
      Button(action: close) {
        Image(systemName: "xmark").font(.body.weight(.semibold)).foregroundStyle(.secondary)
          .frame(width: 44, height: 44).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    .background(background, in: RoundedRectangle(cornerRadius: 12))
    .overlay { RoundedRectangle(cornerRadius: 12).stroke(.red, lineWidth: 2) }
    .shadow(color: .black.opacity(0.3), radius: 12, y: 4)
    // What is pressed on the card is not the app's.
    .contentShape(Rectangle())
    .onTapGesture {}
  }

  private var lines: some View {
    Text(verbatim: text).font(.system(.footnote, design: .monospaced)).foregroundStyle(.primary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.leading, 14).padding(.vertical, 12)
  }

  private var background: Color { colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.98) }
}
