import SwiftUI

/// The two tabs, with a bar under the chosen one.
struct KindTabBar: View {
  @Binding var selection: RankingKind
  let width: CGFloat

  private var tabWidth: CGFloat { width / CGFloat(RankingKind.allCases.count) }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      HStack(spacing: .zero) {
        ForEach(RankingKind.allCases, id: \.self) { kind in
          Button(
            action: { selection = kind },
            label: {
              Text(kind.title)
                .font(.headline)
                .foregroundColor(selection == kind ? kind.color : .gray)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(width: tabWidth, height: 44)
                .contentShape(Rectangle())
            }
          )
          .accessibilityIdentifier("tab.\(kind)")
          .accessibilityAddTraits(selection == kind ? .isSelected : [])
        }
      }
      Rectangle()
        .fill(selection.color)
        .frame(width: tabWidth, height: 2)
        .offset(x: selection == .rent ? .zero : tabWidth)
        .animation(.linear(duration: 0.3))
        .accessibilityHidden(true)
    }
  }
}

struct KindTabBar_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(RankingKind.allCases, id: \.self) { kind in
      KindTabBar(selection: .constant(kind), width: 390)
        .previewLayout(.sizeThatFits)
        .previewDisplayName(kind.title)
    }
  }
}
