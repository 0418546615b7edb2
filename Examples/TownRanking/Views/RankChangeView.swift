import SwiftUI

/// An arrow and a word for how a town moved.
struct RankChangeView: View {
  let change: RankChange

  var body: some View {
    ZStack {
      Rectangle()
        .fill(Color.clear)
        .frame(width: 50, height: 50)
      VStack(spacing: 4) {
        Image(systemName: change.symbol)
          .resizable()
          .frame(width: 20, height: 20)
        Text(change.title)
          .font(.footnote)
          .fixedSize()
      }
      .foregroundColor(change.color)
    }
  }
}

extension RankChange {
  var title: String {
    switch self {
    case .up(let places): return "\(places)アップ"
    case .down(let places): return "\(places)ダウン"
    case .keep: return "キープ"
    }
  }

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
