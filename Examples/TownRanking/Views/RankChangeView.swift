import SwiftUI

/// An arrow and a word for how a town moved.
struct RankChangeView: View {
  let change: RankChange

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: change.symbol)
        .resizable()
        .frame(width: 20, height: 20)
        .accessibilityHidden(true)
      // The columns stay in line: a long word may reach into the space beside it.
      Text(change.title)
        .font(.footnote)
        .fixedSize()
    }
    .foregroundColor(change.color)
    .frame(width: 50, height: 50)
  }
}

extension RankChange {
  var symbol: String {
    switch self {
    case .up: return "arrow.up.circle.fill"
    case .down: return "arrow.down.circle.fill"
    case .keep: return "minus.circle.fill"
    }
  }

  var color: Color {
    switch self {
    case .up: return .red
    case .down: return .blue
    case .keep: return .gray
    }
  }
}

struct RankChangeView_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      RankChangeView(change: .up(10))
      RankChangeView(change: .down(5))
      RankChangeView(change: .keep)
    }
    .previewLayout(.sizeThatFits)
    .padding()
    .background(Color(.systemBackground))
  }
}
