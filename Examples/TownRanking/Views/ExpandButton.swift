import SwiftUI

/// Shows and hides the towns from rank 11 on.
struct ExpandButton: View {
  let kind: RankingKind
  @Binding var isExpanded: Bool

  var body: some View {
    Button {
      isExpanded.toggle()
    } label: {
      HStack {
        Text(isExpanded ? "閉じる" : "11位以降を見る")
          .font(.subheadline)
          .bold()
        Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
          .accessibilityHidden(true)
      }
      .foregroundColor(.white)
      .frame(minHeight: 52)
      .frame(minWidth: .zero, maxWidth: .infinity)
      .background(kind.color)
      .cornerRadius(8)
    }
    .accessibilityIdentifier("expand")
  }
}

struct ExpandButton_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ExpandButton(kind: .rent, isExpanded: .constant(false))
      ExpandButton(kind: .buy, isExpanded: .constant(true))
    }
    .previewLayout(.sizeThatFits)
    .padding()
    .background(Color(.systemBackground))
  }
}
