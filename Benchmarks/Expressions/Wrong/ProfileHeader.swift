// unknown: strokeBordr
import SwiftUI

struct ProfileHeader: View {
  var name = "Ada"
  var followers = 1_234
  var url: URL?
  @State private var isFollowing = false
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let layout = width == .compact ? AnyLayout(VStackLayout(spacing: 12)) : AnyLayout(HStackLayout(spacing: 24))
    layout {
      AsyncImage(url: url) { phase in
        switch phase {
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "person.crop.circle.badge.exclamationmark").resizable()
        default: ProgressView()
        }
      }
      .frame(width: 96, height: 96)
      .clipShape(Circle())
      .overlay(Circle().strokeBordr(scheme == .dark ? .white.opacity(0.3) : .black.opacity(0.1), lineWidth: 2))
      VStack(alignment: width == .compact ? .center : .leading, spacing: 4) {
        Text(name).font(.title2.bold())
        (Text("\(followers)").bold() + Text(" followers").foregroundColor(.secondary)).font(.callout)
        Button(isFollowing ? "Following" : "Follow") {
          withAnimation(.easeInOut(duration: 0.2)) { isFollowing.toggle() }
        }
        .font(.subheadline.weight(.semibold))
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(isFollowing ? AnyShapeStyle(.quaternary) : AnyShapeStyle(Color.accentColor), in: .capsule)
        .foregroundStyle(isFollowing ? Color.primary : .white)
      }
    }
    .padding()
  }
}
