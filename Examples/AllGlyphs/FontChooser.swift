import SwiftUI

/// The installed fonts in a row, to choose one of.
struct FontChooser: View {
  let names: [String]
  let chosen: String
  let choose: (String) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 8) {
        ForEach(names, id: \.self) { name in
          Button(action: { choose(name) }) {
            Text(verbatim: name)
              .font(.footnote)
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .foregroundColor(name == chosen ? .white : .primary)
              .background(name == chosen ? Color.accentColor : Color(UIColor.secondarySystemFill), in: Capsule())
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(name == chosen ? .isSelected : [])
        }
      }
      .padding(.horizontal, 16)
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}
