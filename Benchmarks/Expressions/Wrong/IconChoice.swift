// unknown: setApplicationIconName
import SwiftUI

enum Icon: String, CaseIterable {
  case plain, night
  var preview: String { "preview-" + rawValue }
}

struct IconChoice: View {
  @State private var current: Icon = .plain

  var body: some View {
    NavigationStack {
      List {
        Section("Choose") {
          ForEach(Icon.allCases, id: \.rawValue) { icon in
            HStack(spacing: 15) {
              Image(icon.preview).resizable().aspectRatio(contentMode: .fill).frame(width: 60, height: 60)
                .clipShape(.rect(cornerRadius: 10))
              Text(icon.rawValue).fontWeight(.semibold)
              Spacer(minLength: 0)
              Image(systemName: current == icon ? "checkmark.circle.fill" : "circle").font(.title3)
                .foregroundStyle(current == icon ? Color.green : Color.primary)
            }
            .contentShape(.rect)
            .onTapGesture {
              current = icon
              UIApplication.shared.setApplicationIconName(icon.rawValue)
            }
          }
        }
      }
      .navigationTitle("Icons")
    }
  }
}
